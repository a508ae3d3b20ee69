import type { Kurus } from '@havan/domain/money';
import { escapeXml } from '../xml/escape.ts';

/** The content of an element: text, or its children in their order; absent parts are left out. */
export type Content = string | readonly (Part | undefined)[];

export interface Part {
  /** With its prefix: `cbc:ID`. */
  readonly name: string;
  readonly content: Content;
  readonly attributes?: Readonly<Record<string, string>>;
}

export function part(name: string, content: Content, attributes?: Readonly<Record<string, string>>): Part {
  return { name, content, ...(attributes && { attributes }) };
}

/** A part that is there only when its text is. */
export function optional(name: string, text: string | undefined): Part | undefined {
  return text === undefined ? undefined : part(name, text);
}

/** Returns an amount of lira with its two decimals and a dot. */
export function amount(name: string, kurus: Kurus): Part {
  return part(name, decimals(kurus), { currencyID: 'TRY' });
}

/** Returns an amount in the format of the official rules: `1234.50`. */
export function decimals(kurus: Kurus): string {
  const digits = String(Math.abs(kurus)).padStart(3, '0');
  return `${kurus < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns a part and all below it as XML. */
export function written({ name, content, attributes = {} }: Part): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const body =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((child) => (child ? written(child) : '')).join('');
  return `<${name}${head.join('')}>${body}</${name}>`;
}
