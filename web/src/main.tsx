import "./style/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App, fetchPage } from "./app/app.tsx";
import { keepOffline } from "./app/keep-offline.ts";
import { Speaking, speakerOf } from "./app/language.tsx";
import { fetchLetters } from "./app/letters.ts";
import { followNewVersion } from "./app/new-version.ts";
import { presentRoute } from "./app/route.tsx";
import { chosenLanguage, dress, settings } from "./app/settings.ts";

followNewVersion();
dress();
const language = chosenLanguage(settings());
document.documentElement.lang = language;
fetchPage(presentRoute(), language);
fetchLetters(language);

speakerOf(language).then((first) => {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root");
  createRoot(root).render(
    <StrictMode>
      <Speaking first={first}>
        <App />
      </Speaking>
    </StrictMode>,
  );
});
keepOffline();
