import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '@havan/ui/docs/guide';
import { usePages } from '../src/book/pages.ts';
import { AdviceList, Criteria, Keyboard, Lines, Messages } from './GuideSections.tsx';
import { PropsTable, type DocgenProps } from './PropsTable.tsx';

type Described = { __docgenInfo?: { props?: DocgenProps } };

/** Every component's page, in one order: sentence, example, when, states, do and don't, keyboard, criteria, props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const pages = usePages();
  const guide = (preparedMeta.parameters as { guide?: Guide }).guide;
  const component = preparedMeta.component as Described | undefined;
  const companions = (preparedMeta.subcomponents ?? {}) as Readonly<Record<string, Described>>;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const around = { pages, self: name };
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide ? (
        <>
          <Source language="tsx" code={`import { ${name} } from '@havan/ui/${name}';`} />
          <div className="kit-pair">
            <Lines title="When to use it" items={guide.when} {...around} />
            <Lines title="When not to" items={guide.whenNot} {...around} />
          </div>
        </>
      ) : null}
      <Stories title={<h2 id="states">States and examples</h2>} includePrimary={false} />
      {guide ? (
        <>
          <div className="kit-pair">
            <AdviceList title="Do" items={guide.do} look="kit-do" {...around} />
            <AdviceList title="Don’t" items={guide.dont} look="kit-dont" {...around} />
          </div>
          <Keyboard keys={guide.keyboard} {...around} />
          <Criteria items={guide.criteria} page={preparedMeta.id} {...around} />
          <Messages messages={guide.messages} />
          <h2 id="props">Props</h2>
          <PropsTable part={name} props={component?.__docgenInfo?.props ?? {}} />
          {Object.entries(companions).map(([companion, { __docgenInfo }]) => (
            <section key={companion}>
              <h3>{companion}</h3>
              <PropsTable part={name} props={__docgenInfo?.props ?? {}} />
            </section>
          ))}
          <h2 id="try">Try it</h2>
          <Controls />
        </>
      ) : (
        <p>
          A screen is made of the parts of the kit and nothing else; its code lies in{' '}
          <code>apps/ui-kit-docs/src/screens</code>.
        </p>
      )}
    </>
  );
}
