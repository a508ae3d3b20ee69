import {
  endCompanySessionsMutation,
  removeMemberFactorMutation,
  reopenReviewMutation,
  setSalesBanMutation,
} from '@havan/api-client/queries/backoffice/companies';
import type { CompanyWhole } from '@havan/contract/backoffice/companies';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

type Member = CompanyWhole['users'][number];
export type CompanyAct =
  | 'ban'
  | 'unban'
  | 'signOut'
  | 'reopen'
  | 'withdrawApproval'
  | { readonly removeFactorOf: Member };

interface CompanyActDialogProps {
  readonly act: CompanyAct;
  readonly company: CompanyWhole;
  readonly onClose: () => void;
}

const sessionsOf = ({ users }: CompanyWhole) => users.reduce((sum, { sessions }) => sum + sessions, 0);

const acts = {
  ban: {
    title: 'Firmanın satışa kapatılması istensin mi?',
    label: 'Onaya gönder',
    done: 'İstek ikinci yöneticinin onayını bekliyor.',
    consequence: (company: CompanyWhole) =>
      `${formatCount(company.listings)} ilan, başka bir yönetici onaylayınca satıştan kalkar. Açık siparişler sürer; satışa yeniden açınca ilanlar geri gelir.`,
  },
  unban: {
    title: 'Firma satışa açılsın mı?',
    label: 'Satışa aç',
    done: 'Firma satışa açıldı.',
    consequence: (company: CompanyWhole) => `${formatCount(company.listings)} ilan satışa çıkar.`,
  },
  reopen: {
    title: 'Başvuru yeniden incelensin mi?',
    label: 'Yeniden incele',
    done: 'Başvuru kuyruğa döndü.',
    consequence: () =>
      'Ret kalkar, başvuru kuyruğa döner ve firma haberdar edilir. Onaylanana kadar alım satım yapamaz.',
  },
  withdrawApproval: {
    title: 'Onay geri alınsın mı?',
    label: 'Onayı geri al',
    done: 'Onay geri alındı, başvuru kuyruğa döndü.',
    consequence: ({ listings }: CompanyWhole) =>
      [
        'Başvuru kuyruğa döner; firma nedeniyle birlikte haberdar edilir ve onaylanana kadar alım satım yapamaz.',
        ...(listings > 0
          ? [`${formatCount(listings)} ilan satıştan kalkar, yeniden onaylanınca firma kendisi açar.`]
          : []),
      ].join(' '),
  },
  signOut: {
    title: 'Oturumlar kapatılsın mı?',
    label: 'Oturumları kapat',
    done: 'Oturumlar kapatıldı.',
    consequence: (company: CompanyWhole) =>
      `${formatCount(sessionsOf(company))} açık oturum hemen kapanır; kullanıcılar yeniden girebilir.`,
  },
} as const;

const removeFactor = ({ name, username }: Member) => ({
  title: 'İki adımlı doğrulama kapatılsın mı?',
  label: 'Doğrulamayı kapat',
  done: 'İki adımlı doğrulama kapatıldı.',
  consequence: () =>
    `${name} (${username}) bundan sonra yalnız şifresiyle girer ve e-postayla haberdar edilir. Kimliğini doğrulamadan yapmayın.`,
});

const longest = 400;

/**
 * Renders the dialog for the reason, with the consequence in figures; the reason goes into the audit trail.
 */
export function CompanyActDialog({ act, company, onClose }: CompanyActDialogProps) {
  const { title, label, done, consequence } =
    typeof act === 'string' ? acts[act] : removeFactor(act.removeFactorOf);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const toast = useToast();
  const ban = useMutation(setSalesBanMutation(api));
  const signOut = useMutation(endCompanySessionsMutation(api));
  const factor = useMutation(removeMemberFactorMutation(api));
  const reopen = useMutation(reopenReviewMutation(api));
  const error = ban.error ?? signOut.error ?? factor.error ?? reopen.error;
  const isShort = reason.trim().length < 3;
  const submit = () => {
    setIsChecked(true);
    if (isShort) return false;
    const { companyId } = company;
    const onSuccess = () => {
      toast({ title: done, description: company.name, tone: 'positive' });
      onClose();
    };
    if (typeof act !== 'string')
      factor.mutate({ companyId, userId: act.removeFactorOf.userId, reason }, { onSuccess });
    else if (act === 'reopen' || act === 'withdrawApproval')
      reopen.mutate({ companyId, reason }, { onSuccess });
    else if (act === 'signOut') signOut.mutate({ companyId, reason }, { onSuccess });
    else ban.mutate({ companyId, isBanned: act === 'ban', reason }, { onSuccess });
    return true;
  };
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          <Text>{consequence(company)}</Text>
          {error ? <Failure error={error} /> : null}
          <TextArea
            label="Neden"
            help={
              act === 'withdrawApproval'
                ? 'Firmaya bildirilir ve denetim izine yazılır.'
                : 'Denetim izine yazılır.'
            }
            value={reason}
            onChange={setReason}
            maxLength={longest}
            counter
            error={isChecked && isShort ? 'Nedeni bir cümleyle yazın.' : null}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button
              type="submit"
              tone={act === 'unban' || act === 'reopen' ? 'action' : 'critical'}
              loading={[ban, signOut, factor, reopen].some(({ isPending }) => isPending)}
            >
              {label}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
