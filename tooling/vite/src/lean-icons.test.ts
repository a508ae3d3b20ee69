import { expect, test } from 'vitest';
import { linesOf } from './lean-icons.ts';

const icon = `import createLucideIcon from '../createLucideIcon.mjs';

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
`;

test('of an icon its shapes are kept, neither names nor keys', () => {
  const lean = linesOf(icon);
  expect(lean).toContain('const __iconData = [\n    ["circle", { cx: "12", cy: "12", r: "10" }],');
  expect(lean).toContain('d: "M12 17h.01"\n');
  expect(lean).toContain('const CircleX = /* @__PURE__ */ createLucideIcon(__iconData);');
  expect(lean).not.toMatch(/name:|size:|aliases|key:/);
});

test('an older name of an icon stays as it is', () => {
  const alias = "export { default } from './circle-x.mjs';";
  expect(linesOf(alias)).toBe(alias);
});

test.each(['node:', '(__iconData)', 'createLucideIcon.mjs'])(
  'a Lucide without %s stops the build',
  (known) => {
    expect(() => linesOf(icon.replaceAll(known, known.replace(/\w+/, 'other')))).toThrow('look at it again');
  },
);
