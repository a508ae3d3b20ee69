/** What a component's page says beyond its props and examples. Every list may be left out when it has nothing to say. */
export type Guide = {
  when?: readonly string[];
  whenNot?: readonly string[];
  /** From the pharmacy, not from the theory. */
  do?: readonly string[];
  dont?: readonly string[];
  /** Key and what it does. */
  keyboard?: readonly (readonly [key: string, does: string])[];
  /** Testable lines; where a story plays one, it is named in brackets. */
  criteria?: readonly string[];
  /** The exact Turkish sentences the part speaks by itself. */
  messages?: readonly string[];
};

/** The story parameters that carry the guide: `parameters: guide({ … })`. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
