import { type ReactNode, useSyncExternalStore } from "react";

/**
 * Where the reader is. Addresses live behind the #, so that the page works from any server, without one, and from
 * the service worker's store alike.
 */
export interface Route {
  /** "table/abc" is ["table", "abc"]. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

// Links from outside may be written without the #: /table/abc.
if (location.pathname.length > 1 && location.pathname !== "/index.html") {
  history.replaceState(null, "", `/#${location.pathname}${location.search}`);
}

let current = read();
const listeners = new Set<() => void>();

// From the very beginning: the address may change before anything is drawn.
addEventListener("hashchange", () => {
  current = read();
  for (const listener of listeners) listener();
});

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return {
    path: path
      .split("/")
      .filter((part) => part !== "")
      .map(decoded),
    query: new URLSearchParams(query),
  };
}

/** A link that was cut in the middle of a letter leads nowhere, but it does lead to the page that says so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const presentRoute = (): Route => current;

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, presentRoute);
}

/** The address of a place: `to("rules", "nations-dice")`. */
export function to(...path: readonly (string | number)[]): string {
  return `#/${path.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(address: string): void {
  location.hash = address;
}

export function Link({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} {...(className === undefined ? {} : { className })}>
      {children}
    </a>
  );
}
