import { type AtRule, parse, type Root, type Rule } from 'postcss';

const className = /\.((?:[\w-]|\\.)+)/g;

/**
 * Returns the rules of a sheet that a prerendered page needs: those whose classes all occur in it, with their layers,
 * media queries, font faces and keyframes. The list of layer names is kept, so layers keep their order.
 */
export function criticalStyles(sheet: string, html: string): string {
  const root = parse(sheet);
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  root.walkRules((rule: Rule) => {
    if (isStep(rule)) return;
    const kept = rule.selectors.filter((selector) => standsIn(selector, classes));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  const moved = movementsOf(root);
  root.walkAtRules('keyframes', (rule) => {
    if (!moved.has(rule.params)) rule.remove();
  });
  removeEmpty(root);
  root.walkComments((comment) => void comment.remove());
  root.raws.semicolon = true;
  return root.toString();
}

/** A keyframe such as `50%` looks like a rule without a selector. */
const isStep = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

const standsIn = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.matchAll(className)].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));

function movementsOf(root: Root): ReadonlySet<string> {
  const names: string[] = [];
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => void names.push(...value.split(/[\s,]+/)));
  return new Set(names);
}

/** A nested query may become empty with its layer, so inner rules are removed first. */
function removeEmpty(root: Root): void {
  const groups: AtRule[] = [];
  root.walkAtRules((rule) => void groups.unshift(rule));
  for (const group of groups) if (group.nodes?.length === 0) group.remove();
}
