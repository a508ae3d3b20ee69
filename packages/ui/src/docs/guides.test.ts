import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usualProps } from './usual-props.ts';

const components = join(import.meta.dirname, '../components');
/** Renders nothing of its own, so it has no page. */
const silent = new Set(['LinkProvider']);
const names = readdirSync(components).filter((name) => !silent.has(name));

/** Stories that show all states of a component; the visual tests take pictures of the same ones. */
const matrix =
  /export const (?:States|Kinds|Sizes|Grades|Tones|Readings|Shapes|Strengths|Surfaces|Formats)\b/;
const anyStory = /export const \w+: Story/;
/** Components that fill the window or a row: each story is one state, and all are pictured. */
const wholePictures = new Set(
  (
    'Carousel Chart ConfirmDialog Drawer ErrorScreen ErrorSummary Field Footer Form Grid HeaderBar HorizonRuler ' +
    'LabelSheet MegaMenu Modal NoticeBar OfferPanel Page Popover PriceRuler PrintFrame ProductCard SearchField ' +
    'SecureFrame SkipLink Split Sticky TabBar Toast Tooltip'
  ).split(' '),
);

function read(name: string, wanted: (file: string) => boolean): string {
  const folder = join(components, name);
  const files = readdirSync(folder).filter(wanted);
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

const code = (name: string) =>
  read(name, (file) => /\.tsx?$/.test(file) && !/\.(?:stories|test|css|guide)\./.test(file))
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    // Messages of thrown errors are for programmers and are not shown.
    .replaceAll(/throw new \w+\([^;]*\);/g, '');
/** Returns the code of a component together with that of the components it uses, which contain its texts as well. */
const codeWithParts = (name: string) =>
  [name, ...[...code(name).matchAll(/from '\.\.\/(\w+)\//g)].map(([, part]) => part ?? '')]
    .map(code)
    .join('\n');
const guideOf = (name: string) => read(name, (file) => file.includes('.guide.'));
const storiesOf = (name: string) => read(name, (file) => file.endsWith('.stories.tsx'));

const turkish = /[çğıöşüÇĞİÖŞÜ]/;

/** Returns every text in the code that contains a Turkish letter; templates are cut at their placeholders. */
function spokenBy(name: string): string[] {
  const texts = [...code(name).matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}=;]+)</g)].map(
    ([, single, template, words]) => single ?? template ?? words ?? '',
  );
  return texts
    .flatMap((text) => text.split(/\$\{[^}]*\}/))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => turkish.test(text) && text.length > 1);
}

/** Returns the props of a component that neither their own comment nor the list of usual props explains. */
function unexplainedProps(name: string): string[] {
  const source = readFileSync(join(components, name, `${name}.tsx`), 'utf8');
  const types = [...source.matchAll(/^export type \w+Props\b[\s\S]*?^(?: {2})?\};/gm)].map(([type]) => type);
  const own = types.flatMap((type) => [...type.matchAll(/(.*)\n {2,4}'?([\w-]+)'?\??: /g)]);
  return own
    .filter(([, before, prop = '']) => !before?.trimEnd().endsWith('*/') && !(prop in usualProps))
    .map(([, , prop = '']) => prop);
}

/** Groups of interactive components; their guides need examples of right and wrong use. */
const groupsWithPictures = /title: 'Components\/(?:Actions|Feedback|Forms|Data)\//;
/** A carousel is as wide as the page, so two examples of it cannot be shown side by side. */
const spelledOut = new Set(['Carousel']);

/** Returns the quoted strings of one list of a guide. */
function listOf(guide: string, list: string): string[] {
  const body = new RegExp(`\\b${list}: \\[([\\s\\S]*?)\\],?\\n(?:  \\w+:|\\}\\))`).exec(guide)?.[1] ?? '';
  return [...body.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double ?? '');
}

const drawn = names.filter((name) => groupsWithPictures.test(storiesOf(name)) && !spelledOut.has(name));

test.each(drawn)('%s has examples of what to do and what not', (name) => {
  const lists = /\n {2}do: \[([\s\S]*)\n {2}dont: \[([\s\S]*)\n {2}keyboard:/.exec(guideOf(name));
  expect(lists?.slice(1).map((list) => list.includes('show: '))).toEqual([true, true]);
});

describe.each(names)('%s', (name) => {
  test('has a guide, and its page shows it', () => {
    expect(guideOf(name)).toContain('defineGuide({');
    expect(storiesOf(name)).toMatch(/parameters: \{\s*guide\b/);
  });

  test('documents every prop', () => {
    expect(unexplainedProps(name)).toEqual([]);
  });

  test('has a story of its states', () => {
    expect(storiesOf(name)).toMatch(wholePictures.has(name) ? anyStory : matrix);
  });

  test('names only existing stories in its criteria', () => {
    const stories = new Set([...storiesOf(name).matchAll(/export const (\w+)/g)].map(([, story]) => story));
    const named = listOf(guideOf(name), 'criteria').flatMap((line) =>
      [...line.matchAll(/\[([A-Z][\w, ]*)\]/g)].flatMap(([, list]) => (list ?? '').split(', ')),
    );
    expect(named.filter((story) => !stories.has(story))).toEqual([]);
  });

  test('contains exactly the Turkish texts that its page lists', () => {
    const listed = listOf(guideOf(name), 'messages');
    const source = codeWithParts(name).replaceAll(/\s+/g, ' ');
    const pieces = listed.flatMap((message) => message.split('…')).map((piece) => piece.trim());
    expect(pieces.filter((piece) => piece.length > 2 && !source.includes(piece))).toEqual([]);
    const all = listed.join(' | ');
    expect(spokenBy(name).filter((text) => !all.includes(text))).toEqual([]);
  });
});
