import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DataGrid, type GridEdit } from '@havan/ui/DataGrid';
import { EmptyState } from '@havan/ui/EmptyState';
import { IconButton } from '@havan/ui/IconButton';
import { CameraIcon, UploadIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { KeyHints } from '@havan/ui/KeyHints';
import { ScanField } from '@havan/ui/ScanField';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { dateText } from '@havan/ui/date-text';
import { useMemo, useState } from 'react';
import { paths } from '../../paths.ts';
import { CameraScan } from './camera/CameraScan.tsx';
import { readCell } from './rows/cell-edit.ts';
import { deskColumns, deskLineName } from './desk-columns.tsx';
import { sellerKeys } from '../../layout/keys/seller-keys.ts';
import { deskKeys } from './desk-keys.ts';
import { linesOf, productOf, readyOf, type Slip } from './rows/desk-lines.ts';
import { deskTexts } from './desk-texts.ts';
import { DeskFoot } from './DeskFoot.tsx';
import * as css from './market/MarketBeside.css.ts';
import { MarketBeside } from './market/MarketBeside.tsx';
import { useMarket } from './market/use-market.ts';
import { ProductRequestForm } from './product-request/ProductRequestForm.tsx';
import { useRequests } from './product-request/use-requests.ts';
import { rowNoteOf } from './RowNote.tsx';
import { usePriceDeductionTerms } from '../price-deductions/use-price-deduction-terms.ts';
import { StartPrice } from './StartPrice.tsx';
import { useDesk } from './use-desk.ts';
import { useFirstScan } from './use-first-scan.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useLookups } from './use-lookups.ts';
import { usePublish } from './use-publish.ts';

/**
 * Renders the listing desk: the scan field, the grid of scanned rows, the market beside the active row, and publishing.
 */
export function ListingDesk({ userId }: { userId: number }) {
  const desk = useDesk(userId, useFirstScan());
  const [now] = useState(() => new Date());
  const isPhone = useViewport().currentDevice === 'mobile';
  const [hasCamera, setCamera] = useState(false);
  const cameraText = hasCamera ? deskTexts.closeCamera : deskTexts.camera;
  const [slips, setSlips] = useState<ReadonlyMap<string, Slip>>(new Map());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Not in the row: the table draws its rows anew when a tablet is turned, and the form would lose what was typed.
  const [requested, setRequested] = useState<string | null>(null);
  const requestedRow = desk.rows.find(({ key }) => key === requested);
  const [found, setFound] = useState(desk.foundFrom);
  const lookups = useLookups(desk.rows.map(({ barcode }) => barcode));
  const requests = useRequests(desk.rows, desk.publish);
  const lines = linesOf(
    { rows: desk.rows, slips },
    { ofBarcodes: lookups, ofRows: requests },
    desk.rule,
    now,
  );
  const [reached, setReached] = useState<string | null>(null);
  const beside = lines.find(({ row }) => row.key === reached) ?? lines[0];
  const market = useMarket(beside);
  const scan = (text: string) => {
    setReached(null);
    desk.scan(text);
  };
  const takeSuggestion = () => {
    const price = market?.suggestion?.price;
    if (beside && price !== undefined && beside.row.expiration !== null) desk.edit(beside.row.key, { price });
  };
  const { publish, progress } = usePublish((row, answer) =>
    desk.edit(row.key, { answer, ticked: row.ticked }),
  );
  const publishReady = () => void publish(readyOf(lines));
  useDeskKeys({ onPublish: publishReady, onUndo: desk.undo, onSuggestion: takeSuggestion });
  const terms = usePriceDeductionTerms();
  const columns = useMemo(() => deskColumns(now, terms), [now, terms]);

  const write = (edits: readonly GridEdit[]) => {
    const next = new Map(slips);
    for (const { key, columnId, text } of edits) {
      const row = desk.rows.find((each) => each.key === key);
      if (!row) continue;
      const read = readCell(row, columnId, text);
      if ('sentence' in read) next.set(key, { columnId, text, sentence: read.sentence });
      else {
        if (next.get(key)?.columnId === columnId) next.delete(key);
        desk.edit(key, read);
      }
    }
    setSlips(next);
  };
  const remove = (keys: ReadonlySet<string>) => {
    desk.remove(keys);
    setSelected(new Set());
  };
  const published = new Set(
    lines.filter(({ state }) => state.name === 'published').map(({ row }) => row.key),
  );
  const units = desk.rows.reduce((sum, { stock }) => sum + stock, 0);

  return (
    <Stack space="m">
      <SectionHeader
        level={1}
        title={deskTexts.title}
        remark={`${lines.length} satır, ${units} adet`}
        actions={
          <Inline>
            <ButtonLink variant="outline" href={paths.importListings()} icon={<UploadIcon />}>
              {deskTexts.importFile}
            </ButtonLink>
            <StartPrice rule={desk.rule} onChange={desk.setRule} />
          </Inline>
        }
      />
      {found ? (
        <Alert
          kind="info"
          title={deskTexts.found(dateText(found.at, 'dateTime'), found.count)}
          onClose={() => setFound(null)}
          actions={
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                remove(new Set(desk.rows.map(({ key }) => key)));
                setFound(null);
              }}
            >
              {deskTexts.discard}
            </Button>
          }
        >
          {deskTexts.foundHint}
        </Alert>
      ) : null}
      {hasCamera ? <CameraScan onScan={scan} /> : null}
      <ScanField
        label={deskTexts.line}
        onScan={scan}
        note={desk.note?.text}
        tone={desk.note?.tone ?? 'neutral'}
        camera={
          isPhone ? (
            <IconButton label={cameraText} icon={<CameraIcon />} onClick={() => setCamera(!hasCamera)} />
          ) : (
            <Button variant="quiet" icon={<CameraIcon />} onClick={() => setCamera(!hasCamera)}>
              {cameraText}
            </Button>
          )
        }
      />
      <KeyHints hints={deskKeys} groups={[{ title: deskTexts.title, hints: deskKeys }, ...sellerKeys]} />
      {selected.size > 0 ? (
        <Inline>
          <Button variant="outline" size="small" onClick={() => remove(selected)}>
            {deskTexts.removeMany(selected.size)}
          </Button>
        </Inline>
      ) : null}
      <div className={css.beside}>
        <DataGrid
          label={deskTexts.grid}
          columns={columns}
          rows={lines}
          rowKey={({ row }) => row.key}
          rowLabel={deskLineName}
          selection={{ selected, onChange: setSelected }}
          onEdit={write}
          onUndo={desk.undo}
          onRowReached={setReached}
          pinnedColumns={1}
          cellState={({ slip }, columnId) =>
            slip?.columnId === columnId ? { kind: 'refused', message: slip.sentence } : undefined
          }
          rowNote={(line) => rowNoteOf(line, desk, setRequested)}
          empty={
            <EmptyState
              kind="noListings"
              size="panel"
              title={deskTexts.empty}
              subtitle={deskTexts.emptyHint}
            />
          }
        />
        {beside && productOf(beside) ? (
          <aside className={css.market}>
            <MarketBeside line={beside} market={market} now={now} onSuggestion={takeSuggestion} />
          </aside>
        ) : null}
      </div>
      {requestedRow ? (
        <ProductRequestForm
          row={requestedRow}
          onAgree={() => desk.edit(requestedRow.key, { publishesItself: true })}
          onClose={() => setRequested(null)}
        />
      ) : null}
      {lines.length > 0 ? (
        <DeskFoot
          lines={lines}
          progress={progress}
          onPublish={publishReady}
          onClear={() => remove(published)}
        />
      ) : null}
    </Stack>
  );
}
