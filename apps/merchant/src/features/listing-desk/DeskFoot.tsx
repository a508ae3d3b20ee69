import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { formatMoney } from '@havan/domain/money';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Progress } from '@havan/ui/Progress';
import { Stack } from '@havan/ui/Stack';
import { Sticky } from '@havan/ui/Sticky';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { type DeskLine, readyOf } from './rows/desk-lines.ts';
import { deskTexts, stateLabels } from './desk-texts.ts';
import { isPublishable } from './rows/row-state.ts';

type DeskFootProps = {
  lines: readonly DeskLine[];
  progress: { done: number; of: number } | null;
  onPublish: () => void;
  onClear: () => void;
};

/** Renders the totals of the rows, and the button that publishes them. */
export function DeskFoot({ lines, progress, onPublish, onClear }: DeskFootProps) {
  const ready = readyOf(lines);
  const worth = ready.reduce((sum, { row, price }) => sum + row.stock * price, 0);
  const others = Map.groupBy(
    lines.filter(({ state }) => !isPublishable(state)),
    ({ state }) => stateLabels[state.name][0],
  );
  const isPhone = useViewport().currentDevice === 'mobile';
  const published = lines.some(({ state }) => state.name === 'published');
  return (
    <Sticky edge="bottom">
      <Box surface="sheet" frame="section" padding="m">
        {progress ? (
          <Progress
            label={deskTexts.publishing}
            value={progress.done}
            max={progress.of}
            reading={`${progress.done} / ${progress.of}`}
          />
        ) : (
          <FootRow isPhone={isPhone}>
            <Inline space="m">
              <Text weight="strong">{`${ready.length} satır hazır`}</Text>
              {[...others].map(([label, rows]) => (
                <Text key={label} tone="soft">{`${rows.length} ${label.toLocaleLowerCase('tr')}`}</Text>
              ))}
              {worth > 0 ? <Text tone="soft">{`değeri ${formatMoney(worth)}`}</Text> : null}
            </Inline>
            <FootRow isPhone={isPhone}>
              {published ? (
                <Button variant="quiet" onClick={onClear}>
                  {deskTexts.clearPublished}
                </Button>
              ) : null}
              <Button wide={isPhone} onClick={onPublish} aria-disabled={ready.length === 0}>
                {ready.length === 0 ? deskTexts.publishNone : deskTexts.publish(ready.length)}
              </Button>
            </FootRow>
          </FootRow>
        )}
      </Box>
    </Sticky>
  );
}

/** Renders its children side by side; on a phone one beneath the other, at full width. */
function FootRow({ isPhone, children }: { isPhone: boolean; children: ReactNode }) {
  return isPhone ? (
    <Stack space="s">{children}</Stack>
  ) : (
    <Inline justify="between" space="m">
      {children}
    </Inline>
  );
}
