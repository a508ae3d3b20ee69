import type { Assertion, SchematronRule, SchematronSchema } from './schematron.ts';
import { escapeXml } from '../xml/escape.ts';

/** Written after all rules were asked: an answer without it is no answer. */
export const lastLine = 'asked';

/**
 * Returns an XSLT stylesheet that runs the rules on an invoice and writes one line for each violation: rule,
 * path of the node and sentence, separated by tabs. Version 1.0, since the official rules are written for the
 * loose comparisons of XPath 1.0. The parameter `type` is `earchive` or empty, `today` is the day of the
 * clock. Every context of the rules is a plain path, so that no node matches two of them and each can be
 * selected directly. Rules about other documents (envelopes, despatch notes) are left out: an invoice that
 * contains one of those is refused before (refusals.ts).
 *
 * Every context of the rules is a plain path, so that no node fits two of them and each can be fetched straight
 * away. Rules about other documents (envelopes, despatch notes) are left out: an invoice that holds one of those
 * is refused before (refusals.ts).
 *
 * @throws Error for a context of another form, or when hardly any rule is left
 */
export function stylesheetOf(schema: SchematronSchema): string {
  const namespaces = schema.namespaces.map(({ prefix, uri }) => `xmlns:${prefix}="${escapeXml(uri)}"`);
  const rules = invoiceRules(schema);
  return `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" ${namespaces.join(' ')}>
<xsl:output method="text"/>
<xsl:param name="type" select="''"/>
<xsl:param name="today" select="'1970-01-01'"/>
${schema.variables
  .filter(({ name }) => name !== 'type')
  .map(variableText)
  .join('\n')}
${shared.map(({ name, select }) => `<xsl:variable name="${name}" select="${select}"/>`).join('\n')}
<xsl:template match="/">
${[...rules].map(ruleText).join('\n')}
<xsl:text>${lastLine}&#10;</xsl:text>
</xsl:template>
${pathTemplate}
</xsl:stylesheet>`;
}

/** Returns the rules by their context; of two with the same one only the first is ever used. */
function invoiceRules(schema: SchematronSchema): Map<string, readonly Assertion[]> {
  const rules = new Map<string, readonly Assertion[]>();
  for (const { context, assertions } of schema.groups.flat().filter(isAboutInvoices)) {
    if (!/^(?:\/\/@?[\w:]+|inv:Invoice(?:\/[\w:]+)*)$/.test(context)) {
      throw new Error(`Schematron: the context ${context} is no plain path`);
    }
    if (!rules.has(context)) rules.set(context, assertions);
  }
  const count = [...rules.values()].flat().length;
  if (count < 100) throw new Error(`Schematron: only ${count} assertions about invoices`);
  return rules;
}

function isAboutInvoices({ context }: SchematronRule): boolean {
  return context.startsWith('//') || context.startsWith('inv:');
}

function variableText({ name, value }: SchematronSchema['variables'][number]): string {
  return `<xsl:variable name="${escapeXml(name)}" select="${escapeXml(value)}"/>`;
}

/**
 * Values that the rules compute again for every line although they are equal for all: computed once, so that a line of
 * a long invoice takes no more time than one of a short invoice. The parent of a line is the root (refusals.ts ensures
 * it).
 */
const shared = [
  { from: /\/\/cbc:UBLVersionID\b/g, name: 'shared-version', select: '//cbc:UBLVersionID', ofLines: false },
  {
    from: /(?<![./])\.\.\/cbc:ProfileID\b/g,
    name: 'shared-profile',
    select: '/inv:Invoice/cbc:ProfileID',
    ofLines: true,
  },
  {
    from: /(?<![./])\.\.\/cbc:InvoiceTypeCode\b/g,
    name: 'shared-type',
    select: '/inv:Invoice/cbc:InvoiceTypeCode',
    ofLines: true,
  },
];

function withShared(test: string, context: string): string {
  const isLine = context === 'inv:Invoice/cac:InvoiceLine';
  return shared.reduce(
    (text, { from, name, ofLines }) => (ofLines && !isLine ? text : text.replaceAll(from, `$${name}`)),
    test,
  );
}

function ruleText([context, assertions]: readonly [string, readonly Assertion[]]): string {
  const path = context.startsWith('/') ? context : `/${context}`;
  return `<xsl:for-each select="${escapeXml(path)}">${assertions.map((each) => assertionText(each, context)).join('')}</xsl:for-each>`;
}

function assertionText({ rule, test, message }: Assertion, context: string): string {
  const parts = message.map((part) =>
    'text' in part
      ? `<xsl:text>${escapeXml(part.text)}</xsl:text>`
      : `<xsl:value-of select="${escapeXml(part.select)}"/>`,
  );
  const dated = withShared(test, context).replaceAll(/\bcurrent-date\(\)/g, '$today');
  return `<xsl:if test="not(${escapeXml(dated)})">
<xsl:variable name="sentence">${parts.join('')}</xsl:variable>
<xsl:text>${escapeXml(rule)}&#9;</xsl:text><xsl:call-template name="path"/>
<xsl:text>&#9;</xsl:text><xsl:value-of select="normalize-space($sentence)"/><xsl:text>&#10;</xsl:text>
</xsl:if>`;
}

const pathTemplate = `<xsl:template name="path">
<xsl:for-each select="ancestor-or-self::*">
<xsl:text>/</xsl:text><xsl:value-of select="name()"/>
<xsl:variable name="name" select="name()"/>
<xsl:if test="count(../*[name() = $name]) &gt; 1">
<xsl:text>[</xsl:text><xsl:value-of select="count(preceding-sibling::*[name() = $name]) + 1"/><xsl:text>]</xsl:text>
</xsl:if>
</xsl:for-each>
<xsl:if test="not(self::*)"><xsl:text>/@</xsl:text><xsl:value-of select="name()"/></xsl:if>
</xsl:template>`;
