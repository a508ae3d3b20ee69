import { queueQuery } from '@havan/api-client/queries/backoffice/queues';
import { leaveQueue, type QueueItem } from '@havan/contract/backoffice/queues';
import { type QueueId, queueRules } from '@havan/domain/work-queue';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { KeyHints } from '@havan/ui/KeyHints';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { QueueList } from '@havan/ui/QueueList';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { api, hasSession } from '../../session.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { type DecisionWords, decisionKeys, type QueueDecisionWords } from './decision-words.ts';
import { QueueSummary } from './QueueSummary.tsx';
import { nextTarget, targetText } from './queue-texts.ts';

interface QueueScreenProps {
  readonly queue: QueueId;
  /** Noun of the waiting items, for the foot of the list: `başvuru`. */
  readonly noun: string;
  readonly emptyTitle: string;
  readonly words: QueueDecisionWords;
  /** Renders the details of the open item. */
  readonly children: (itemId: number) => ReactNode;
}

/** Renders one queue: its list by age, the open item and its decisions, all reachable by keyboard. */
export function QueueScreen({ queue, noun, emptyTitle, words, children }: QueueScreenProps) {
  const [query, setQuery] = useSearchParams();
  const [asking, setAsking] = useState<DecisionWords | null>(null);
  const list = useInfiniteQuery(queueQuery(api, queue));
  const { data, error, refetch, isPending, dataUpdatedAt: now } = list;
  useLeave(queue);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const wanted = query.get('item');
  const open = items.find(({ itemId }) => String(itemId) === wanted) ?? items[0];
  const show = (itemId: string | null) => {
    setAsking(null);
    setQuery(itemId ? { item: itemId } : {}, { replace: true });
  };
  const goOn = ({ itemId }: QueueItem) => {
    const at = items.findIndex((item) => item.itemId === itemId);
    const next = items[at + 1] ?? items[at - 1];
    show(next ? String(next.itemId) : null);
  };
  const target = nextTarget(items);
  const offered = open?.isYours ? words.filter(({ decision }) => decision !== 'approve') : words;
  return (
    <Stack space="m">
      <Stack space="xs">
        <Heading level={1}>{queueRules[queue].label}</Heading>
        {target ? <Text tone="soft">En yakın hedef: {targetText(target, now)}</Text> : null}
      </Stack>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading size="page" /> : null}
      {data ? (
        <>
          <QueueList
            label={queueRules[queue].label}
            items={items}
            itemKey={({ itemId }) => String(itemId)}
            summary={summaryAt(now)}
            value={open ? String(open.itemId) : null}
            onChange={show}
            keys={Object.fromEntries(
              offered.map((word) => [decisionKeys[word.decision], () => setAsking(word)]),
            )}
            foot={
              <LoadMore
                shown={items.length}
                hasMore={list.hasNextPage}
                loading={list.isFetchingNextPage}
                onLoadMore={() => void list.fetchNextPage()}
                noun={noun}
              />
            }
            empty={
              <EmptyState kind="other" title={emptyTitle} subtitle="Yeni iş geldiğinde burada görünür." />
            }
          >
            {open ? (
              <DecisionBar
                key={open.itemId}
                queue={queue}
                item={open}
                words={offered}
                asking={asking}
                onAsk={setAsking}
                onDecided={() => goOn(open)}
              >
                {children(open.itemId)}
              </DecisionBar>
            ) : null}
          </QueueList>
          {open ? (
            <KeyHints hints={hintsOf(offered)} groups={[{ title: 'Kuyruk', hints: hintsOf(offered) }]} />
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}

/** Ends the claim of this operator in a queue when its screen is left or its page closed. */
function useLeave(queue: QueueId) {
  useEffect(() => {
    const leave = () => {
      // The answer is ignored; a claim that is not released ends after ten minutes.
      if (hasSession()) void api.call(leaveQueue, { queue }, { keepalive: true }).catch(() => null);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [queue]);
}

const summaryAt = (now: number) => (item: QueueItem) => <QueueSummary item={item} now={now} />;

const hintsOf = (words: QueueDecisionWords) => [
  { keys: ['J'], does: 'sonraki' },
  { keys: ['K'], does: 'önceki' },
  { keys: ['Enter'], does: 'kayda geç' },
  ...words.map(({ decision, act }) => ({
    keys: [decisionKeys[decision].toUpperCase()],
    does: act.toLocaleLowerCase('tr'),
  })),
];
