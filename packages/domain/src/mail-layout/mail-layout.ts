import { type Html, html } from '../html-text/html-text.ts';

/** Colours of the light theme, because mail programs do not support custom properties. */
export const mailColours = {
  page: '#F3F1EA',
  sheet: '#FCFBF7',
  rule: '#181B18',
  ink: '#181B18',
  quiet: '#474B45',
  action: '#0F4D37',
  link: '#0F5A3F',
  onAction: '#F7F6F0',
} as const;

const font = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif";
const heading = "font-family:Georgia,'Times New Roman',serif";
const ink = `color:${mailColours.ink}`;
const quiet = `color:${mailColours.quiet}`;

/**
 * Renders an e-mail as HTML from the lines of its text: a link becomes a button with its address beneath, and a code at
 * the end of a line is emphasised. Styles are inline and the layout is a table, because mail programs drop other
 * markup.
 */
export function mailHtml({ subject, body }: { readonly subject: string; readonly body: string }): string {
  const paragraphs = body.split(/\n{2,}/).map((part) => part.split('\n'));
  return html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${mailColours.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${mailColours.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${mailColours.sheet};border-top:1px solid ${mailColours.rule};border-bottom:1px solid ${mailColours.rule}">
<tr><td style="padding:20px 28px 0;${heading};font-size:22px;font-weight:bold;color:${mailColours.action}">havan</td></tr>
<tr><td style="padding:8px 28px 0;${font}"><h1 style="margin:0;${heading};font-size:20px;line-height:28px;${ink}">${subject}</h1></td></tr>
<tr><td style="padding:12px 28px 24px">
${paragraphs.map(paragraph)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`.text;
}

const paragraph = (lines: readonly string[]): Html =>
  html`<p style="margin:0 0 14px;${font};font-size:15px;line-height:23px;${ink}">${lines.map(line)}</p>`;

function line(text: string): Html {
  if (/^https?:\/\/\S+$/.test(text)) return button(text);
  const link = /^(.*\s)(https?:\/\/\S+)$/.exec(text);
  if (link)
    return html`${link[1] ?? ''}<a href="${link[2] ?? ''}" style="color:${mailColours.link}">${link[2] ?? ''}</a><br>`;
  const code = /^(.*:\s)(\d{4,8})$/.exec(text);
  if (code)
    return html`${code[1] ?? ''}<strong style="font-size:22px;letter-spacing:3px">${code[2] ?? ''}</strong><br>`;
  return html`${text}<br>`;
}

const button = (url: string): Html =>
  html`<a href="${url}" style="display:inline-block;margin:6px 0;padding:11px 20px;background:${mailColours.action};color:${mailColours.onAction};text-decoration:none;border-radius:3px;font-weight:bold">Sayfayı aç</a><br><span style="font-size:12px;line-height:18px;word-break:break-all;${quiet}">${url}</span><br>`;
