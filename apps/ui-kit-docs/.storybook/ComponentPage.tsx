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
import { exportsOf } from './part-source.ts';
import { PropsTable, type DocgenProps } from './PropsTable.tsx';

type Described = { __docgenInfo?: { displayName?: string; props?: DocgenProps } };

/**
 * Returns the props with a simple control: a choice, a text, a number, a boolean. Elements and lists are
 * shown by the examples.
 */
function turnable(argTypes: ReturnType<typeof useOf<'story'>>['story']['argTypes']): string[] {
  const byHand = new Set(['text', 'number', 'boolean', 'radio', 'select']);
  return Object.entries(argTypes)
    .filter(([, { control }]) => typeof control === 'object' && control && byHand.has(control.type ?? ''))
    .map(([name]) => name);
}

/**
 * Renders the page of a component, always in this order: sentence, example, when, states, do and don't,
 * keyboard, criteria, texts, props.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const pages = usePages();
  const guide = (preparedMeta.parameters as { guide?: Guide }).guide;
  const component = preparedMeta.component as Described | undefined;
  const companions = (preparedMeta.subcomponents ?? {}) as Readonly<Record<string, Described>>;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const around = { pages, self: name };
  const written = exportsOf(name);
  const imported = written.includes(name) ? [name, ...Object.keys(companions)] : written;
  // A file without a component of its own name starts with its first export.
  const head = written.includes(name) ? name : component?.__docgenInfo?.displayName;
  const turned = turnable(story.argTypes);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide ? (
        <>
          <Source language="tsx" code={`import { ${imported.join(', ')} } from '@havan/ui/${name}';`} />
          <div className="kit-pair">
            <Lines id="when" title="When to use it" items={guide.when} {...around} />
            <Lines id="when-not" title="When not to use it" items={guide.whenNot} {...around} />
          </div>
        </>
      ) : null}
      <Stories title={<h2 id="states">States and examples</h2>} includePrimary={false} />
      {guide ? (
        <>
          <div className="kit-pair">
            <AdviceList id="do" title="Do" items={guide.do} look="kit-do" {...around} />
            <AdviceList id="dont" title="Don’t" items={guide.dont} look="kit-dont" {...around} />
          </div>
          <Keyboard keys={guide.keyboard} {...around} />
          <Criteria items={guide.criteria} page={preparedMeta.id} {...around} />
          <Messages messages={guide.messages} />
          <h2 id="props">Props</h2>
          {head === name ? null : <h3>{head}</h3>}
          <PropsTable part={name} name={name} props={component?.__docgenInfo?.props ?? {}} pages={pages} />
          {Object.entries(companions).map(([companion, { __docgenInfo }]) => (
            <section key={companion}>
              <h3>{companion}</h3>
              <PropsTable part={name} name={companion} props={__docgenInfo?.props ?? {}} pages={pages} />
            </section>
          ))}
          {turned.length > 0 ? (
            <>
              <h2 id="try">Try it</h2>
              <Controls include={turned} />
            </>
          ) : null}
        </>
      ) : (
        <p>
          An example screen, built from components of the kit only; its code is in{' '}
          <code>apps/ui-kit-docs/src/screens</code>.
        </p>
      )}
    </>
  );
}
