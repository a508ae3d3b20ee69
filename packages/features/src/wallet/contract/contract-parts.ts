export interface ContractPart {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/**
 * Returns the headings and paragraphs of a contract as plain text: no markup of a server is ever put into the
 * page.
 */
export function contractParts(html: string): ContractPart[] {
  return [...html.matchAll(/<(h3|p)>([^<]*)<\/\1>/g)].map(([, tag, text = '']) => ({
    kind: tag === 'h3' ? 'heading' : 'paragraph',
    text: text.trim(),
  }));
}
