import { legalTextVersionQuery } from '@havan/api-client/queries/backoffice/content/legal-texts';
import { RichText } from '@havan/app-shell/rich-text/RichText';
import type { LegalTextSlug } from '@havan/domain/legal-text';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface VersionDialogProps {
  readonly slug: LegalTextSlug;
  readonly title: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** Renders one version of a legal text as its readers see it. */
export function VersionDialog({ slug, title, version, onClose }: VersionDialogProps) {
  const { data, error, refetch } = useQuery(legalTextVersionQuery(api, slug, version));
  return (
    <Modal open size="large" title={`${title}, ${version}. sürüm`} onClose={onClose}>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Loading /> : null}
      {data ? <RichText html={data.html} /> : null}
    </Modal>
  );
}
