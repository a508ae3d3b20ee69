import {
  acknowledgeAgreementMutation,
  agreementUpdateQuery,
} from '@havan/api-client/queries/identity/agreements';
import { agreementCheckFailed } from '@havan/domain/error-catalogue';
import { announcementRemainingMs } from '@havan/domain/announcement';
import { AnnouncementBox } from '@havan/ui/NoticeBar';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Text } from '@havan/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { pageConsent } from '@havan/app-shell/consent/consent-store';
import { agreementTexts } from './agreement-texts.ts';
import { announcementOpenedAt } from './announcement-opened-at.ts';

/** Value of `closed` for the notice of a failed check, which has no link. */
const checkFailed = '';

/**
 * Renders the announcement of a changed text, until it is acknowledged or 24 hours old (specification §4), or of a
 * failed check (§8).
 *
 * @param otherwise rendered when there is nothing to announce
 */
export function AgreementAnnouncement({ otherwise }: { otherwise: ReactNode }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(agreementUpdateQuery(api));
  const acknowledge = useMutation(acknowledgeAgreementMutation(api));
  const link = data?.agreementNotification ? data.agreementLink : null;
  const isAnswered = useStore(pageConsent().state, ({ choice }) => choice !== null);
  const [closed, setClosed] = useState<string | null>(null);

  useEffect(() => {
    if (link === null) return undefined;
    const now = new Date();
    const openedAt = announcementOpenedAt(localStorage, link, now);
    const timer = setTimeout(() => setClosed(link), announcementRemainingMs(openedAt, now));
    return () => clearTimeout(timer);
  }, [link]);

  if (error && !data && isAnswered && closed !== checkFailed) {
    return (
      <AnnouncementBox
        title={agreementCheckFailed.title}
        onClose={() => setClosed(checkFailed)}
        actions={
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            {agreementTexts.retry}
          </Button>
        }
      >
        <Text size="small">{agreementCheckFailed.message}</Text>
      </AnnouncementBox>
    );
  }
  if (data && (link === null || closed === link)) return otherwise;
  // The cookie question uses this corner until it is answered.
  if (link === null || !isAnswered) return null;
  const close = () => {
    setClosed(link);
    acknowledge.mutate();
  };
  return (
    <AnnouncementBox
      title={agreementTexts.updateTitle}
      onClose={close}
      actions={
        <>
          <ButtonLink href={link} variant="outline" size="small">
            {agreementTexts.read}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={close}>
            {agreementTexts.seen}
          </Button>
        </>
      }
    >
      <Text size="small">{agreementTexts.update}</Text>
    </AnnouncementBox>
  );
}
