import { XmlDocument, type XmlElement } from 'libxml2-wasm';
import { childrenOf, elementsOf, isText } from '../xml/nodes.ts';

/** A piece of the sentence of an assertion: plain text, or an XPath whose value stands there. */
export type MessagePart = { readonly text: string } | { readonly select: string };

export interface Assertion {
  /** Name of the abstract rule it was written in, as the official documents cite it: `InvoiceIDCheck`. */
  readonly rule: string;
  readonly test: string;
  readonly message: readonly MessagePart[];
}

export interface SchematronRule {
  readonly context: string;
  readonly assertions: readonly Assertion[];
}

export interface SchematronSchema {
  readonly namespaces: readonly { readonly prefix: string; readonly uri: string }[];
  readonly variables: readonly { readonly name: string; readonly value: string }[];
  /** One group for each pattern; of a group only the first rule that fits a node is asked. */
  readonly groups: readonly (readonly SchematronRule[])[];
}

const schematronNamespace = 'http://purl.oclc.org/dsdl/schematron';

/**
 * Reads the official Schematron with what it includes. Its rules stand apart from the standard: nine of them are
 * outside any pattern (they become a group of their own), and code lists and abstract rules of one pattern are
 * used by the others. Whatever it does not know it refuses, since a rule that is lost would pass every document.
 *
 * @param main the file that includes the others
 * @param included the text of an included file by its name
 * @throws Error when a file, an abstract rule or an element of Schematron is unknown
 */
export function readSchematron(main: Uint8Array, included: (name: string) => Uint8Array): SchematronSchema {
  const documents: XmlDocument[] = [];
  try {
    const parts = topLevel(main, included, documents);
    const rules = parts.flatMap((part) => (part.name === 'pattern' ? named(part, 'rule') : []));
    const abstracts = new Map(rules.filter(isAbstract).map((rule) => [required(rule, 'id'), rule]));
    const loose = parts.filter(({ name }) => name === 'rule');
    const patterns = parts.filter(({ name }) => name === 'pattern');
    return {
      namespaces: parts
        .filter(({ name }) => name === 'ns')
        .map((ns) => ({ prefix: required(ns, 'prefix'), uri: required(ns, 'uri') })),
      variables: [...parts, ...patterns.flatMap((pattern) => elementsOf(pattern))]
        .filter(({ name }) => name === 'let')
        .map((variable) => ({ name: required(variable, 'name'), value: required(variable, 'value') })),
      groups: [loose, ...patterns.map((pattern) => named(pattern, 'rule'))]
        .map((group) => group.filter((rule) => !isAbstract(rule)).map((rule) => ruleOf(rule, abstracts)))
        .filter((group) => group.length > 0),
    };
  } finally {
    for (const tree of documents) tree.dispose();
  }
}

function topLevel(
  file: Uint8Array,
  included: (name: string) => Uint8Array,
  documents: XmlDocument[],
): XmlElement[] {
  return elementsOf(opened(file, documents).root).flatMap((part) => {
    requireKnown(part, ['include', 'ns', 'let', 'pattern', 'rule', 'title', 'p', 'phase']);
    if (part.name !== 'include') return [part];
    const [name = '', id] = required(part, 'href').split('#');
    const root = opened(included(name), documents).root;
    const target = elementsOf(root).find((element) => element.attr('id')?.value === id);
    if (!target) throw new Error(`${name} has no part ${id}`);
    return [target];
  });
}

function opened(file: Uint8Array, documents: XmlDocument[]): XmlDocument {
  const tree = XmlDocument.fromBuffer(file);
  documents.push(tree);
  return tree;
}

function ruleOf(rule: XmlElement, abstracts: ReadonlyMap<string, XmlElement>): SchematronRule {
  const context = required(rule, 'context');
  return { context, assertions: assertionsOf(rule, context, abstracts) };
}

function assertionsOf(
  rule: XmlElement,
  name: string,
  abstracts: ReadonlyMap<string, XmlElement>,
): Assertion[] {
  return elementsOf(rule).flatMap((part) => {
    requireKnown(part, ['assert', 'extends']);
    if (part.name === 'assert') {
      return [{ rule: name, test: required(part, 'test'), message: messageOf(part) }];
    }
    const id = required(part, 'rule');
    const base = abstracts.get(id);
    if (!base) throw new Error(`There is no abstract rule ${id}`);
    return assertionsOf(base, id, abstracts);
  });
}

function messageOf(assertion: XmlElement): MessagePart[] {
  return childrenOf(assertion).flatMap((node): MessagePart[] => {
    if (isText(node)) return [{ text: node.content }];
    const element = elementsOf(assertion).find((candidate) => candidate.isSameNode(node));
    if (!element) return [];
    requireKnown(element, ['name', 'value-of']);
    return [{ select: element.name === 'name' ? 'name(.)' : required(element, 'select') }];
  });
}

function named(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

function isAbstract(rule: XmlElement): boolean {
  return rule.attr('abstract')?.value === 'true';
}

function required(element: XmlElement, name: string): string {
  const value = element.attr(name)?.value;
  if (value === undefined) throw new Error(`${element.name} on line ${element.line} has no ${name}`);
  return value;
}

function requireKnown(element: XmlElement, names: readonly string[]): void {
  if (element.namespaceUri === schematronNamespace && names.includes(element.name)) return;
  throw new Error(`Schematron: ${element.name} on line ${element.line} is not known here`);
}
