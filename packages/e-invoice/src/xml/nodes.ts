import { XmlElement, XmlText, XmlCData, type XmlTreeNode } from 'libxml2-wasm';

/** Returns the children of an element in their order, of every kind. */
export function childrenOf(element: XmlElement): XmlTreeNode[] {
  const children: XmlTreeNode[] = [];
  for (let node = element.firstChild; node; node = node.next) children.push(node);
  return children;
}

/** Returns the child elements of an element in their order. */
export function elementsOf(element: XmlElement): XmlElement[] {
  return childrenOf(element).filter((node) => node instanceof XmlElement);
}

/** Returns whether a node is text, written plainly or as CDATA. */
export function isText(node: XmlTreeNode): node is XmlText | XmlCData {
  return node instanceof XmlText || node instanceof XmlCData;
}
