type Pack = {
  brand: string;
  line: string;
  form: 'bottle' | 'box' | 'tube' | 'jar';
  body: string;
  band: string;
};

const ink = '#1c1f1b';

/** Returns the drawing of a package as a data URL, for the example screens. */
export function packImage({ brand, line, form, body, band }: Pack): string {
  const label = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#FBF9F2"/>
     <rect x="${x}" y="${y + height - 8}" width="${width}" height="8" fill="${band}"/>
     ${words(x + width / 2, y + height / 2 - 6, ink)}`;
  const words = (x: number, y: number, fill: string) =>
    `<text x="${x}" y="${y}" font-size="13" font-weight="700" text-anchor="middle" fill="${fill}">${brand}</text>
     <text x="${x}" y="${y + 12}" font-size="7.500" text-anchor="middle" fill="${fill}">${line}</text>`;
  const shade = (path: string) => `<path d="${path}" fill="#000" opacity=".12"/>`;
  const forms = {
    bottle: `<rect x="62" y="14" width="36" height="22" rx="2" fill="#C9D8D6"/><path d="M44 56q0-16 18-18h36q18 2 18 18v80q0 10-10 10H54q-10 0-10-10z" fill="${body}"/>${label(44, 66, 72, 54)}${shade('M106 40q10 4 10 16v80q0 10-10 10z')}`,
    box: `<path d="M40 40l16-10h72l-14 10z" fill="${body}"/><path d="M40 40l16-10h72l-14 10z" fill="#fff" opacity=".35"/><path d="M114 40l14-10v104l-14 12z" fill="${body}"/>${shade('M114 40l14-10v104l-14 12z')}<rect x="40" y="40" width="74" height="106" fill="${body}"/><rect x="40" y="104" width="74" height="42" fill="${band}"/>${words(77, 66, '#FBF9F2')}`,
    tube: `<path d="M48 22h64l-8 104H56z" fill="${body}"/>${shade('M96 22h16l-8 104H94z')}<rect x="46" y="16" width="68" height="9" fill="${band}"/><rect x="58" y="126" width="44" height="20" rx="2" fill="${band}"/>${words(80, 62, ink)}`,
    jar: `<rect x="34" y="62" width="92" height="26" rx="4" fill="${band}"/><path d="M38 88h84v46q0 12-12 12H50q-12 0-12-12z" fill="${body}"/>${label(38, 98, 84, 34)}`,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" font-family="Helvetica,Arial,Liberation Sans,sans-serif"><ellipse cx="80" cy="148" rx="52" ry="4" fill="#000" opacity=".12"/>${forms[form]}</svg>`;
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
