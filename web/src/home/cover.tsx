/** A little landscape for each game on the shelf: hills, a sun, a temple or dice. */
const HUES = [
  { sky: "#e9c98f", far: "#b98a56", near: "#7a4a26", sun: "#f6e3b4" },
  { sky: "#a9c3cf", far: "#5f83a0", near: "#27496d", sun: "#f4ead2" },
  { sky: "#cfd3a2", far: "#8c9a58", near: "#4d5f2c", sun: "#faf1cf" },
  { sky: "#d7b3a4", far: "#a4624f", near: "#6b2f2b", sun: "#f8dfc0" },
  { sky: "#c9b7d3", far: "#80639b", near: "#46315f", sun: "#f3e6ee" },
] as const;

export function Cover({ game, place }: { readonly game: string; readonly place: number }) {
  const hue = HUES[place % HUES.length] ?? HUES[0];
  return (
    <svg className="cover" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="150" fill={hue.sky} />
      <circle cx="248" cy="46" r="24" fill={hue.sun} />
      <path d="M0 96 C40 62 74 80 104 70 S176 40 214 72 S290 66 320 84 V150 H0Z" fill={hue.far} />
      <g stroke={hue.near} strokeWidth="1" opacity=".45" fill="none">
        <path d="M20 92l14 18M34 86l16 24M48 82l18 28M196 66l18 34M208 70l16 30M220 76l14 26" />
      </g>
      <path d="M0 122 C60 100 120 116 170 108 S270 98 320 116 V150 H0Z" fill={hue.near} />
      <Motif game={game} ink={hue.near} />
    </svg>
  );
}

/** What the game is about, in front of the landscape. */
function Motif({ game, ink }: { readonly game: string; readonly ink: string }) {
  if (game.includes("dice")) return <Dice ink={ink} />;
  if (game === "clash-of-cultures") return <Hexes ink={ink} />;
  return game === "civilization" ? <Atlas ink={ink} /> : <Temple ink={ink} />;
}

/** A sheet of an atlas: a coast with ripples, mountains, a city with its outskirts, and a corner nobody has seen. */
function Atlas({ ink }: { readonly ink: string }) {
  return (
    <g transform="translate(62 26) rotate(-4 60 50)" stroke={ink} strokeWidth="1.500" strokeLinejoin="round">
      <path d="M-6-6H126V98H-6Z" fill="#f7efdf" />
      <path d="M0 0H120V92H0Z" fill="#e4e3b9" />
      <path d="M0 0H34Q44 8 38 20T46 44Q40 58 22 56T0 66Z" fill="#bcd6d8" />
      <path d="M0 8H26Q36 12 30 22T36 42Q30 50 18 48T0 56M0 18H18Q26 22 22 30T24 40" fill="none" opacity=".45" />
      <path d="M62 24 74 4 82 16 90 2 106 24Z" fill="#f4ead6" />
      <path d="M74 4 82 16 78 24ZM90 2 106 24H94Z" fill="#a98b63" stroke="none" />
      <path d="M46 60H88V90H46Z" fill="#b3382c" fillOpacity=".16" stroke="#b3382c" strokeWidth="2.500" />
      <path d="M59 69H75V83H59Z" fill="#b3382c" stroke="#fffaf0" />
      <path d="M92 34H120V92H92Z" fill="#d9c9a4" />
      <path d="M106 50v26M93 63h26M99 56l14 14M113 56 99 70" opacity=".55" fill="none" />
      <circle cx="106" cy="63" r="7" fill="#f0e5c9" />
      <path d="M30 0V92M60 0V92M90 0V92M0 31H120M0 61H120" opacity=".22" fill="none" strokeWidth="1" />
    </g>
  );
}

const HEX = "M-30 0-15-26H15L30 0 15 26H-15Z";

/** Four lands of a map: fields with a town, a forest, a sea with a sail, a mountain. */
function Hexes({ ink }: { readonly ink: string }) {
  return (
    <g transform="translate(112 66)" stroke={ink} strokeWidth="1.500" strokeLinejoin="round">
      <g transform="translate(0 -26)">
        <path d={HEX} fill="#dfd79b" />
        <path d="M-20 10l12-3M-6 14l12-3M8 8l12-3M-16-8l10-3" fill="none" opacity=".5" />
        <path d="M-13 8V-1L-6-8-1-2V-4L6-13 14-4V8Z" fill="#b3382c" stroke="#fffaf0" />
      </g>
      <g transform="translate(45 0)">
        <path d={HEX} fill="#b4cfd0" />
        <path d="M-20 15q4-4 8 0t8 0M2 18q4-4 8 0t8 0" fill="none" stroke="#2f6570" />
        <path
          d="M-13 4H0V0H-9Q-6-8-9-15H0V-18H3V-15H10Q13-8 10 0H3V4H14Q13 12 6 12H-7Q-13 11-13 4Z"
          fill="#1f5f99"
          stroke="#fffaf0"
        />
      </g>
      <g transform="translate(0 26)">
        <path d={HEX} fill="#d9c9ae" />
        <path d="M-20 14-8-10 0 4 9-14 22 14Z" fill="#f4ead6" />
        <path d="M-8-10 0 4-4 14ZM9-14 22 14H10Z" fill="#a98b63" stroke="none" />
      </g>
      <g transform="translate(-45 0)">
        <path d={HEX} fill="#b9c598" />
        {[-14, 0, 14].map((x, i) => (
          <path key={x} d={`M${x} ${12 - (i % 2) * 8}v6m-8-6a8 8 0 1 1 16 0z`} fill="#6f8d4c" />
        ))}
      </g>
    </g>
  );
}

function Dice({ ink }: { readonly ink: string }) {
  return (
    <g stroke={ink} strokeWidth="1.5">
      <g transform="translate(84 70) rotate(-10)">
        <path d="M0 12 26 0 52 12 26 25Z" fill="#fff6e0" />
        <path d="M0 12 26 25V54L0 41Z" fill="#f0dcb4" />
        <path d="M52 12 26 25V54L52 41Z" fill="#dcc08c" />
        <g fill={ink} stroke="none">
          <ellipse cx="26" cy="12.500" rx="5" ry="2.600" />
          <ellipse cx="8" cy="24" rx="2.400" ry="3.600" />
          <ellipse cx="18" cy="42" rx="2.400" ry="3.600" />
          <ellipse cx="39" cy="33" rx="2.400" ry="3.600" />
          <ellipse cx="34" cy="42" rx="2.400" ry="3.600" />
          <ellipse cx="45" cy="24" rx="2.400" ry="3.600" />
        </g>
      </g>
      <g transform="translate(146 88) rotate(12) scale(.8)">
        <path d="M0 12 26 0 52 12 26 25Z" fill="#c7d9ea" />
        <path d="M0 12 26 25V54L0 41Z" fill="#8fb0d0" />
        <path d="M52 12 26 25V54L52 41Z" fill="#5f88b3" />
        <g fill="#fff" stroke="none">
          <ellipse cx="13" cy="33" rx="3" ry="4.400" />
          <ellipse cx="18" cy="11" rx="4" ry="2" />
          <ellipse cx="34" cy="14" rx="4" ry="2" />
        </g>
      </g>
    </g>
  );
}

function Temple({ ink }: { readonly ink: string }) {
  return (
    <g transform="translate(64 44)" fill="#f7efdf" stroke={ink} strokeWidth="1.500">
      <path d="M0 26 44 2 88 26Z" />
      <path d="M4 26H84V33H4Z" />
      {[10, 26, 42, 58, 72].map((x) => (
        <path key={x} d={`M${x} 33h7v34h-7z`} />
      ))}
      <path d="M0 67H88V74H0Z" />
      <path d="M-6 74H94V81H-6Z" />
    </g>
  );
}
