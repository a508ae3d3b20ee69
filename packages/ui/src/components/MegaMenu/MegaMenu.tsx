import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './MegaMenu.css.ts';

export type MegaMenuProps = {
  label: string;
  /** Three levels: shelf, group, thing. */
  sections: readonly {
    id: string;
    label: string;
    href: string;
    /** Content of the shelf, under its headings. */
    groups: readonly {
      id: string;
      label: string;
      href: string;
      items: readonly { id: string; label: string; href: string }[];
    }[];
  }[];
  /** Which shelf is open. */
  value: string;
  onChange: (id: string) => void;
  /** A place was chosen: close. */
  onPick?: () => void;
};

/** All shelves at once: the shelf at the left, what lies on it at the right. */
export function MegaMenu({ label, sections, value, onChange, onPick }: MegaMenuProps) {
  const open = sections.find((section) => section.id === value) ?? sections[0];
  return (
    <nav aria-label={label} className={css.root}>
      <ul className={css.sectionGroups}>
        {sections.map((section) => (
          <li key={section.id}>
            <Anchor
              href={section.href}
              className={css.shelf}
              aria-current={section.id === open?.id ? 'true' : undefined}
              onPointerEnter={() => onChange(section.id)}
              onFocus={() => onChange(section.id)}
              onClick={onPick}
            >
              {section.label}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className={css.groups}>
        {open?.groups.map((group) => (
          <div key={group.id} className={css.group}>
            <Anchor href={group.href} className={css.groupName} onClick={onPick}>
              {group.label}
            </Anchor>
            <ul>
              {group.items.map((item) => (
                <li key={item.id}>
                  <Anchor href={item.href} className={css.item} onClick={onPick}>
                    {item.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
