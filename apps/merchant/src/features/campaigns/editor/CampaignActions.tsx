import { sentenceOf } from '@havan/api-client/api-error';
import {
  type CampaignMove,
  deleteCampaignMutation,
  moveCampaignMutation,
  saveCampaignMutation,
} from '@havan/api-client/queries/campaigns/seller-campaigns';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { SellerCampaignDetail } from '@havan/contract/campaigns/seller-campaigns';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { CopyIcon, PauseIcon, TrashIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import type { TypedTerms } from '../campaign-form.ts';
import { campaignTexts as texts } from '../campaign-texts.ts';

interface CampaignActionsProps {
  readonly detail: SellerCampaignDetail | null;
  readonly terms: TypedTerms | null;
  readonly hasErrors: boolean;
  readonly listingIds: readonly number[];
  /** Number of products in the campaign below their cost. */
  readonly losing: number;
  /** Whether the forecast is being computed, so that the products of the campaign are not settled. */
  readonly isWaiting: boolean;
  /** Shows the errors of the form. */
  readonly onAsk: () => void;
}

type Question = 'end' | 'pause' | 'remove' | 'publish';

/** Renders the actions on a campaign in its state. */
export function CampaignActions({
  detail,
  terms,
  hasErrors,
  listingIds,
  losing,
  isWaiting,
  onAsk,
}: CampaignActionsProps) {
  const { api, flags } = useAppProfile();
  const navigate = useNavigate();
  const toast = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  const save = useMutation(saveCampaignMutation(api));
  const move = useMutation(moveCampaignMutation(api));
  const remove = useMutation(deleteCampaignMutation(api));
  const state = detail?.campaign.state ?? 'draft';
  const isPending = save.isPending || move.isPending || remove.isPending;
  const failed = (error: Error) =>
    toast({ title: texts.failed, description: sentenceOf(error), tone: 'critical' });
  const write = async (): Promise<SellerCampaignDetail | null> => {
    if (!terms || hasErrors) {
      onAsk();
      return null;
    }
    const { startsAt, endsAt, ...rest } = terms;
    return save
      .mutateAsync({
        ...rest,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        listingIds: [...listingIds],
        ...(detail && { campaignId: detail.campaign.campaignId, version: detail.campaign.version }),
        idempotencyKey: crypto.randomUUID(),
      })
      .catch((error: Error) => {
        failed(error);
        return null;
      });
  };
  const go = async (asked: CampaignMove, of: SellerCampaignDetail, said: string) => {
    const { campaignId, version } = of.campaign;
    const moved = await move
      .mutateAsync({ ...asked, campaignId, version, idempotencyKey: crypto.randomUUID() })
      .catch((error: Error) => {
        failed(error);
        return null;
      });
    setQuestion(null);
    // A saved draft that could not be published is still a draft with an address.
    void navigate(paths.campaign(moved?.campaign.campaignId ?? campaignId), {
      replace: moved === null || !detail,
    });
    if (moved) toast({ title: said, tone: 'positive' });
  };
  const saveOnly = async () => {
    const saved = await write();
    if (!saved) return;
    toast({ title: texts.saved, tone: 'positive' });
    if (!detail) void navigate(paths.campaign(saved.campaign.campaignId), { replace: true });
  };
  const publish = async () => {
    const saved = await write();
    if (saved) await go({ move: 'schedule', acceptsLoss: losing > 0 }, saved, texts.published);
  };
  const ask = () => {
    if (!terms || hasErrors) onAsk();
    else if (losing > 0) setQuestion('publish');
    else void publish();
  };
  return (
    <Inline>
      {detail && flags.isOn('createCampaign') && detail.campaign.kind !== 'specialDay' ? (
        <Button
          variant="quiet"
          icon={<CopyIcon />}
          disabled={isPending}
          onClick={() => void go({ move: 'copy' }, detail, texts.copied)}
        >
          {texts.copy}
        </Button>
      ) : null}
      {detail && state === 'draft' ? (
        <Button
          variant="quiet"
          icon={<TrashIcon />}
          disabled={isPending}
          onClick={() => setQuestion('remove')}
        >
          {texts.remove2}
        </Button>
      ) : null}
      {detail && state === 'scheduled' ? (
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => void go({ move: 'unschedule' }, detail, texts.unscheduled)}
        >
          {texts.unschedule}
        </Button>
      ) : null}
      {detail && state === 'running' && !detail.campaign.isStopping ? (
        <>
          <Button variant="quiet" disabled={isPending} onClick={() => setQuestion('end')}>
            {texts.end}
          </Button>
          <Button
            variant="outline"
            icon={<PauseIcon />}
            disabled={isPending}
            onClick={() => setQuestion('pause')}
          >
            {texts.pause}
          </Button>
        </>
      ) : null}
      {detail && detail.campaign.pausedUntil !== null && detail.campaign.pauseReason === null ? (
        <Button
          variant="outline"
          loading={move.isPending}
          disabled={isPending}
          onClick={() => void go({ move: 'resume' }, detail, texts.resumed)}
        >
          {texts.resume}
        </Button>
      ) : null}
      {state === 'ended' ? null : (
        <Button
          variant={state === 'draft' ? 'outline' : 'solid'}
          loading={save.isPending && !move.isPending}
          disabled={isPending || isWaiting}
          onClick={() => void saveOnly()}
        >
          {state === 'draft' ? texts.saveDraft : texts.save}
        </Button>
      )}
      {state === 'draft' ? (
        <Button loading={move.isPending} disabled={isPending || isWaiting} onClick={ask}>
          {texts.publish}
        </Button>
      ) : null}
      <ConfirmDialog
        open={question === 'end'}
        title={texts.endTitle}
        confirmLabel={texts.end}
        tone="critical"
        loading={move.isPending}
        onConfirm={() => detail && void go({ move: 'end' }, detail, texts.ending)}
        onCancel={() => setQuestion(null)}
      >
        <Text>{texts.endText}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'pause'}
        title={texts.pauseTitle}
        confirmLabel={texts.pause}
        loading={move.isPending}
        onConfirm={() => detail && void go({ move: 'pause' }, detail, texts.pausing)}
        onCancel={() => setQuestion(null)}
      >
        <Text>{texts.pauseText}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'remove'}
        title={texts.removeTitle}
        confirmLabel={texts.remove2}
        tone="critical"
        loading={remove.isPending}
        onConfirm={() =>
          detail &&
          remove.mutate(
            { campaignId: detail.campaign.campaignId, idempotencyKey: crypto.randomUUID() },
            {
              onSuccess: () => {
                toast({ title: texts.removed, tone: 'positive' });
                void navigate(paths.campaigns(), { replace: true });
              },
              onError: failed,
            },
          )
        }
        onCancel={() => setQuestion(null)}
      >
        <Text>{texts.removeText}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'publish'}
        title={texts.publishTitle}
        confirmLabel={texts.publish}
        tone="critical"
        loading={isPending}
        onConfirm={() => void publish()}
        onCancel={() => setQuestion(null)}
      >
        <Text>{texts.publishText(losing)}</Text>
      </ConfirmDialog>
    </Inline>
  );
}
