import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Advice, Guide } from '@havan/ui/docs/guide';
import type { ReactNode } from 'react';
import { PropsTable, type DocgenProps } from './PropsTable.tsx';

type Described = { __docgenInfo?: { props?: DocgenProps } };

/** Every component's page, in one order: sentence, example, when, states, do and don't, keyboard, criteria, props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = (preparedMeta.parameters as { guide?: Guide }).guide;
  const component = preparedMeta.component as Described | undefined;
  const companions = (preparedMeta.subcomponents ?? {}) as Readonly<Record<string, Described>>;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide ? (
        <div className="kit-pair">
          <Lines title="When to use it" items={guide.when} />
          <Lines title="When not to" items={guide.whenNot} />
        </div>
      ) : null}
      <h2>States and examples</h2>
      <Stories title="" includePrimary={false} />
      {guide ? (
        <>
          <div className="kit-pair">
            <AdviceList title="Do" items={guide.do} look="kit-do" />
            <AdviceList title="Don’t" items={guide.dont} look="kit-dont" />
          </div>
          <Keyboard keys={guide.keyboard} />
          <Lines title="Accessibility and behaviour, as testable lines" items={guide.criteria} />
          <Messages messages={guide.messages} />
        </>
      ) : null}
      <h2>Props</h2>
      <PropsTable part={name} props={component?.__docgenInfo?.props ?? {}} />
      {Object.entries(companions).map(([companion, { __docgenInfo }]) => (
        <section key={companion}>
          <h3>{companion}</h3>
          <PropsTable part={name} props={__docgenInfo?.props ?? {}} />
        </section>
      ))}
      <h3>Try them</h3>
      <Controls />
    </>
  );
}

function Lines({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Marked text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AdviceList({ title, items, look }: { title: string; items: readonly Advice[]; look: string }) {
  return (
    <section className={look}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => {
          const say = typeof item === 'string' ? item : item.say;
          return (
            <li key={say}>
              {typeof item === 'string' ? null : <div className="kit-show sb-unstyled">{item.show}</div>}
              <Marked text={say} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  return (
    <section>
      <h2>Keyboard</h2>
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
                  <Marked text={does} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Messages({ messages }: { messages: Guide['messages'] }) {
  return (
    <section>
      <h2>Sentences it speaks by itself</h2>
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

/** Words between backticks are code. */
function Marked({ text }: { text: string }): ReactNode {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}
