import { installationQuery } from '@havan/api-client/queries/backoffice/health';
import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';

/** Renders a link to the setup checklist while any of its steps is open; nothing otherwise. */
export function SetUpNotice() {
  const { data } = useQuery(installationQuery(api));
  const left = data?.parts.filter(({ state }) => state !== 'done').length ?? 0;
  if (left === 0) return null;
  return (
    <Alert
      kind="info"
      title="Pazarınız kuruluyor"
      actions={
        <ButtonLink href={paths.installation()} size="small" variant="outline">
          İlk kurulumu aç
        </ButtonLink>
      }
    >
      İlk siparişten önce {left} kurulum adımı kaldı; her adım kendiliğinden denetlenir.
    </Alert>
  );
}
