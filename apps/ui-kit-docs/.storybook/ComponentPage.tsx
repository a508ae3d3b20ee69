import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from '@havan/ui/docs/guide';

/** Every component's page, in one order: sentence, example, when, states, do and don't, keyboard, criteria, props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = (preparedMeta.parameters as { guide?: Guide }).guide ?? {};
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <List title="When to use it" items={guide.when} />
      <List title="When not to" items={guide.whenNot} />
      <Stories title="States and examples" includePrimary={false} />
      <List title="Do" items={guide.do} mark="✓" />
      <List title="Don’t" items={guide.dont} mark="✗" />
      {guide.keyboard ? (
        <section>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>Does</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(([key, does]) => (
                <tr key={key}>
                  <td>
                    <kbd>{key}</kbd>
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <List title="Accessibility and behaviour, as testable lines" items={guide.criteria} />
      <List title="Sentences it speaks by itself" items={guide.messages} lang="tr" />
      <h2>Props</h2>
      <Controls />
    </>
  );
}

type ListProps = { title: string; items: readonly string[] | undefined; mark?: string; lang?: string };

function List({ title, items, mark, lang }: ListProps): ReactNode {
  if (!items || items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul lang={lang}>
        {items.map((item) => (
          <li key={item}>
            {mark ? `${mark} ` : ''}
            <Marked text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words between backticks are code. */
function Marked({ text }: { text: string }): ReactNode {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}
