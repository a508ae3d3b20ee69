import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { Advice, Guide } from '@havan/ui/docs/guide';
import { Marked } from '../src/book/Marked.tsx';
import type { Pages } from '../src/book/pages.ts';

/** The pages of all components, and the name of the one on this page. */
type Around = { pages: Pages; self: string };

type LinesProps = Around & { id: string; title: string; items: readonly string[] };

/** Renders a titled list of sentences. */
export function Lines({ id, title, items, ...around }: LinesProps) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Marked text={item} {...around} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AdviceListProps = Around & {
  id: string;
  title: string;
  items: readonly Advice[];
  look: 'kit-do' | 'kit-dont';
};

const isDrawn = (item: Advice) => typeof item !== 'string';

/** Renders rules with their examples first, so that do and don't are side by side. */
export function AdviceList({ id, title, items, look, ...around }: AdviceListProps) {
  return (
    <section className={look}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items
          .toSorted((a, b) => Number(isDrawn(b)) - Number(isDrawn(a)))
          .map((item) => {
            const say = typeof item === 'string' ? item : item.say;
            return (
              <li key={say}>
                {typeof item === 'string' ? null : (
                  <div className="kit-show sb-unstyled" style={{ minHeight: item.height }}>
                    {item.show}
                  </div>
                )}
                <Marked text={say} {...around} />
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** Renders the keys of the component and their effects. */
export function Keyboard({ keys, ...around }: Around & { keys: Guide['keyboard'] }) {
  return (
    <section>
      <h2 id="keyboard">Keyboard</h2>
      {keys === 'none' ? (
        <p>The component takes no focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Effect</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>
                  <Marked text={does} {...around} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const kebab = (story: string) => story.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** Renders the criteria as a table, each with links to the stories that test it. */
export function Criteria({ items, page, ...around }: Around & { items: readonly string[]; page: string }) {
  return (
    <section>
      <h2 id="criteria">Accessibility and behaviour</h2>
      <table>
        <thead>
          <tr>
            <th>Criterion</th>
            <th>Tested by</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const [, line = item, stories = ''] = /^(.*?)(?: \[([A-Z][\w, ]*)\])?\.?$/.exec(item) ?? [];
            return (
              <tr key={item}>
                <td>
                  <Marked text={`${line}.`} {...around} />
                </td>
                <td>
                  {stories
                    .split(', ')
                    .filter(Boolean)
                    .map((story) => (
                      <AnchorMdx key={story} href={`?path=/story/${page}--${kebab(story)}`} target="_self">
                        {story}{' '}
                      </AnchorMdx>
                    ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Renders the Turkish texts that the component contains. */
export function Messages({ messages }: { messages: Guide['messages'] }) {
  return (
    <section>
      <h2 id="messages">Turkish texts of the component</h2>
      {messages === 'none' ? (
        <p>None: all texts are passed by the caller.</p>
      ) : (
        <ul lang="tr">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
