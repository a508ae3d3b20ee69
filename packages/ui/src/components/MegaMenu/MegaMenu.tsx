import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './MegaMenu.css.ts';

export type MegaMenuProps = {
  label: string;
  /** Three levels: category, group, item. */
  sections: readonly {
    id: string;
    label: string;
    href: string;
    /** Groups of the category. */
    groups: readonly {
      id: string;
      label: string;
      href: string;
      items: readonly { id: string; label: string; href: string }[];
    }[];
  }[];
  /** Id of the open category. */
  value: string;
  onChange: (id: string) => void;
  /** Called when a link is clicked, to close the menu. */
  onPick?: () => void;
};

/** Renders all categories: their list at the left, the groups of the open category at the right. */
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
