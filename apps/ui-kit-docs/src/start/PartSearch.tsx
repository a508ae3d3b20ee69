import { Chip } from '@havan/ui/Chip';
import type { Guide } from '@havan/ui/docs/guide';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { addressOf, usePages } from '../book/pages.ts';
import { Plate } from '../book/Plate.tsx';

const modules = import.meta.glob<{ guide: Guide }>(
  '../../../../packages/ui/src/components/*/*.guide.{ts,tsx}',
  { eager: true },
);
const guides = new Map(
  Object.entries(modules).map(([path, { guide }]) => [/([^/]+)\.guide\.tsx?$/.exec(path)?.[1] ?? '', guide]),
);

const usual = ['error', 'amount', 'expiry', 'filter', 'table', 'empty', 'waiting', 'payment', 'phone'];
const bare = (text: string) => text.replaceAll('`', '');

/** Returns the searchable text of a guide. */
const saidOf = (name: string, { when, criteria, do: advice }: Guide) =>
  [name, ...when, ...criteria, ...advice.map((item) => (typeof item === 'string' ? item : item.say))]
    .join(' ')
    .toLowerCase();

/** Renders a search for components by purpose: all words must occur in the name or the guide. */
export function PartSearch() {
  const pages = usePages();
  const [need, setNeed] = useState('');
  const words = need.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...guides]
    .filter(([name, guide]) => words.every((word) => saidOf(name, guide).includes(word)))
    .flatMap(([name, guide]) => {
      const page = pages.get(name);
      return page ? [{ name, page, guide, group: page.title.split('/').at(-2) ?? '' }] : [];
    });
  const inGroups = Map.groupBy(found, ({ group }) => group);
  return (
    <Plate>
      <Stack space="m">
        <TextField
          label="What do you need?"
          value={need}
          onChange={setNeed}
          placeholder="expiry, IBAN, bulk, print"
        />
        <Inline space="xs">
          {usual.map((word) => (
            <Chip
              key={word}
              label={word}
              pressed={need === word}
              onChange={(pressed) => setNeed(pressed ? word : '')}
            />
          ))}
        </Inline>
        <output className="found">
          {found.length} of {guides.size} components
        </output>
        {[...inGroups].map(([group, parts]) => (
          <Stack key={group} space="s">
            <Text weight="strong">{group}</Text>
            <Grid columns={{ phone: 1, tablet: 2, web: 3 }} space="m">
              {parts.map(({ name, page, guide }) => (
                <div key={name}>
                  <AnchorMdx href={addressOf(page.id)} target="_self">
                    {name}
                  </AnchorMdx>
                  <Text size="small" tone="soft">
                    {bare(guide.when[0])}
                  </Text>
                </div>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Plate>
  );
}
