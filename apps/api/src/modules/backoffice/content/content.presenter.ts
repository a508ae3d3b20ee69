import type {
  OperatorAdvert,
  OperatorHomeRow,
  OperatorSlider,
} from '@havan/contract/backoffice/content/shop-content';
import type { AdvertRow, HomeRowRow, SliderRow } from './content.sql.ts';
import { leadsTo } from './targets.ts';

export const presentSlider = (row: SliderRow): OperatorSlider => ({
  sliderId: row.id,
  title: row.title,
  text: row.body,
  target: { kind: row.target_kind, id: row.target_id },
  targetTitle: row.target_title,
  leadsTo: leadsTo(row),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

export const presentHomeRow = (row: HomeRowRow): OperatorHomeRow => ({
  key: row.key,
  title: row.title,
  isShown: row.is_shown,
});

export const presentAdvert = (row: AdvertRow): OperatorAdvert => ({
  advertId: row.id,
  text: row.advert_text,
  target: row.target_kind && { kind: row.target_kind, id: row.target_id },
  targetTitle: row.target_title,
  leadsTo: row.target_kind && leadsTo({ ...row, target_kind: row.target_kind }),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});
