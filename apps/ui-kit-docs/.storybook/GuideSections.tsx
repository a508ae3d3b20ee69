import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { Advice, Guide } from '@havan/ui/docs/guide';
import { Marked } from '../src/book/Marked.tsx';
import type { Pages } from '../src/book/pages.ts';

/** The pages of the other parts, and the part whose page this is. */
type Around = { pages: Pages; self: string };

type LinesProps = Around & { id: string; title: string; items: readonly string[] };

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

/** Renders the advice with its pictures first, so that the do and the don’t are side by side. */
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

export function Keyboard({ keys, ...around }: Around & { keys: Guide['keyboard'] }) {
  return (
    <section>
      <h2 id="keyboard">Keyboard</h2>
      {keys === 'none' ? (
        <p>It takes no focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>Does</th>
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

/** Renders the criteria; each can be tested, and its stories open with a press. */
export function Criteria({ items, page, ...around }: Around & { items: readonly string[]; page: string }) {
  return (
    <section>
      <h2 id="criteria">Accessibility and behaviour, as testable lines</h2>
      <table>
        <thead>
          <tr>
            <th>Holds</th>
            <th>Played by</th>
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

export function Messages({ messages }: { messages: Guide['messages'] }) {
  return (
    <section>
      <h2 id="messages">Sentences it speaks by itself</h2>
      {messages === 'none' ? (
        <p>None: every word on it is handed to it.</p>
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
