import { expect, test } from 'vitest';
import { linesOf } from './lean-icons.ts';

test('of an icon its shapes are kept, neither names nor keys', () => {
  const lean = linesOf(`import createLucideIcon from '../createLucideIcon.mjs';

const __iconData = {
  name: "circle-x",
  size: 24,
  node: [
    ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }],
    [
      "path",
      {
        d: "M12 17h.01",
        key: "p32p05"
      }
    ]
  ],
  aliases: ["x-circle"]
};
__iconData.node;
const CircleX = createLucideIcon(__iconData);

export { __iconData, CircleX as default };
`);
  expect(lean).toContain('const __iconData = [\n    ["circle", { cx: "12", cy: "12", r: "10" }],');
  expect(lean).toContain('d: "M12 17h.01"\n');
  expect(lean).toContain('const CircleX = /* @__PURE__ */ createLucideIcon(__iconData);');
  expect(lean).not.toMatch(/name:|size:|aliases|key:/);
});
