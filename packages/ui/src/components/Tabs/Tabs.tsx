import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { useChosenInSight } from '../../hooks/use-chosen-in-sight.ts';
import { useOverflowEdges } from '../../hooks/use-overflow-edges.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Tabs.css.ts';

export type Tab = {
  id: string;
  label: ReactNode;
  /** Number of entries. */
  count?: number | string;
  /** Short warning beside the label, for example the time left. */
  note?: ReactNode;
  /** Makes the tabs links. Set it on all tabs or on none. */
  href?: string;
};

export type TabsProps = {
  /** Accessible name of the tabs. */
  label: string;
  /** Tabs in display order. */
  tabs: readonly Tab[];
  value: string;
  onChange?: (id: string) => void;
  /** `count` shows the counts in large type, for the head of a work queue. */
  look?: 'line' | 'count';
  /** Id of the `TabPanel`; needed without `href`. */
  panelId?: string;
};

/**
 * Renders tabs: links when they have `href`, otherwise a tab list that arrow keys move through (WAI-ARIA tabs pattern).
 */
export function Tabs({ label, tabs, value, onChange, look = 'line', panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useOverflowEdges(list);
  // Counts load after the labels and change the widths of the tabs.
  useChosenInSight(list, `${value} ${tabs.filter(({ count }) => count !== undefined).length}`);
  const asLinks = tabs.some((tab) => tab.href !== undefined);

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === value);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const jump = { Home: 0, End: tabs.length - 1 }[event.key];
    const target = jump ?? (step === undefined ? undefined : (index + step + tabs.length) % tabs.length);
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChange?.(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  };

  if (asLinks) {
    return (
      <nav ref={list} aria-label={label} className={cx(css.list, css.look[look])}>
        {tabs.map((tab) => (
          <Anchor
            key={tab.id}
            href={tab.href ?? '#'}
            className={cx(css.tab, css.tabLook[look], tab.id === value && css.chosen)}
            aria-current={tab.id === value ? 'page' : undefined}
          >
            <TabFace tab={tab} look={look} />
          </Anchor>
        ))}
      </nav>
    );
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={cx(css.list, css.look[look])}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === value}
          aria-controls={panelId}
          tabIndex={tab.id === value ? 0 : -1}
          className={cx(css.tab, css.tabLook[look], tab.id === value && css.chosen)}
          onClick={() => onChange?.(tab.id)}
          onKeyDown={move}
        >
          <TabFace tab={tab} look={look} />
        </button>
      ))}
    </div>
  );
}

function TabFace({ tab, look }: { tab: Tab; look: 'line' | 'count' }) {
  const count = tab.count === undefined ? null : <span className={css.count[look]}>{tab.count}</span>;
  // A tab without a count, or before it has loaded, has an empty line instead, so that all labels are
  // aligned.
  const line = count ?? (
    <span className={css.count.count} aria-hidden="true">
      {'\u00A0'}
    </span>
  );
  return (
    <span className={cx(css.face, css.faceLook[look])}>
      {look === 'count' ? line : null}
      <span>
        {tab.label}
        {tab.note ? <span className={css.note}>{tab.note}</span> : null}
      </span>
      {look === 'line' ? count : null}
    </span>
  );
}

/** Renders the panel of a tab without `href`. */
export function TabPanel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  return (
    <div id={id} role="tabpanel" aria-labelledby={`tab-${tab}`}>
      {children}
    </div>
  );
}
