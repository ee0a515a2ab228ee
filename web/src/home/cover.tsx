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
  const dice = game.includes("dice");
  return (
    <svg className="cover" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="150" fill={hue.sky} />
      <circle cx="248" cy="46" r="24" fill={hue.sun} />
      <path d="M0 96 C40 62 74 80 104 70 S176 40 214 72 S290 66 320 84 V150 H0Z" fill={hue.far} />
      <g stroke={hue.near} strokeWidth="1" opacity=".45" fill="none">
        <path d="M20 92l14 18M34 86l16 24M48 82l18 28M196 66l18 34M208 70l16 30M220 76l14 26" />
      </g>
      <path d="M0 122 C60 100 120 116 170 108 S270 98 320 116 V150 H0Z" fill={hue.near} />
      {dice ? <Dice ink={hue.near} /> : <Temple ink={hue.near} />}
    </svg>
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
