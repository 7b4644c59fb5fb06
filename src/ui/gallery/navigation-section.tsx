import { useState } from 'react';
import { Drawer } from '../drawer.tsx';
import { IconDotsVertical, IconEdit, IconTrash } from '../icons/account-icons.tsx';
import { Breadcrumbs } from '../light/breadcrumbs.tsx';
import { Button } from '../light/button.tsx';
import { IconChevronDown, IconChevronUp, IconFiles, IconLogOut, IconSend } from '../light/icons.tsx';
import { Avatar } from '../light/initials.tsx';
import { ThemeToggle } from '../light/theme-toggle.tsx';
import { useToast } from '../light/toasts.tsx';
import { Menu, MenuAction, MenuIdentity, MenuLine, MenuLink, MenuSetting } from '../menu.tsx';
import { Modal } from '../modal.tsx';
import { Pagination } from '../pagination.tsx';
import { SegmentedLinks } from '../segmented.tsx';
import { Steps } from '../steps.tsx';
import { Tabs } from '../tabs.tsx';
import { Section } from './gallery-frame.tsx';

const steps = ['Tip oglasa', 'Opšti podaci', 'Sadržaj', 'Upitnik', 'Oglašivač', 'Potvrda'].map((label) => ({
  label,
}));

function Floating() {
  const toast = useToast();
  const [open, setOpen] = useState<'modal' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="row flex-wrap g12">
      <Button onClick={() => setOpen('modal')}>Prozor</Button>
      <Button onClick={() => setOpen('drawer')}>Fioka</Button>
      <Button
        onClick={() =>
          toast.show({
            tone: 'ok',
            title: 'Oglas je sačuvan.',
            action: { label: 'Poništi', onClick: () => undefined },
          })
        }
      >
        Obaveštenje
      </Button>
      <Button onClick={() => toast.show({ tone: 'error', title: 'Nema veze sa mrežom.', text: 'Izmene čuvamo.' })}>
        Greška
      </Button>
      <Menu
        buttonClass="user"
        button={(shown) => (
          <>
            <Avatar id="1" name="Milica Đorđević" />
            Milica {shown ? <IconChevronUp /> : <IconChevronDown />}
          </>
        )}
      >
        <MenuIdentity
          avatar={<Avatar id="1" name="Milica Đorđević" size="menu" />}
          name="Milica Đorđević"
          detail="milica.djordjevic@posta.example"
        />
        <MenuLink href="#veza" icon={<IconSend />} note="7">
          Prijave
        </MenuLink>
        <MenuLink href="#veza" icon={<IconFiles />} note="4">
          Dokumenti
        </MenuLink>
        <MenuLine />
        <MenuSetting label="Izgled">
          <ThemeToggle />
        </MenuSetting>
        <MenuLine />
        <MenuAction icon={<IconLogOut />}>Odjavite se</MenuAction>
      </Menu>
      <Menu buttonClass="icon-button icon-button-sm" label="Još radnji" width="auto" button={<IconDotsVertical />}>
        <MenuAction icon={<IconEdit />}>Izmeni</MenuAction>
        <MenuAction icon={<IconTrash />} danger>
          Obriši
        </MenuAction>
      </Menu>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Prijava bez naloga"
        subtitle="Knjigovođa (m/ž), Kvarc Računovodstvo"
        footer={
          <>
            <Button onClick={close}>Odustani</Button>
            <Button variant="primary" onClick={close}>
              Pošalji prijavu
            </Button>
          </>
        }
      >
        Sadržaj prozora.
      </Modal>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filteri"
        footer={
          <Button variant="primary" size="lg" block onClick={close}>
            Prikaži 1.204 oglasa
          </Button>
        }
      >
        Sadržaj fioke.
      </Drawer>
    </div>
  );
}

function Navigation() {
  return (
    <div className="stack g24">
      <Breadcrumbs
        items={[{ label: 'Oglasi', href: '#a' }, { label: 'Finansije', href: '#b' }, { label: 'Beograd' }]}
      />
      <Tabs
        label="Moji oglasi"
        items={[
          { label: 'Aktivni', href: '#a', count: 4, current: true },
          { label: 'Na čekanju', href: '#b', count: 3 },
          { label: 'Istorija', href: '#c', count: 17 },
        ]}
      />
      <div className="row flex-wrap g16">
        <SegmentedLinks
          label="Sortiranje"
          items={[
            { label: 'Prioritet', href: '#a', current: true },
            { label: 'Najnovije', href: '#b' },
            { label: 'Ističe uskoro', href: '#c' },
          ]}
        />
        <ThemeToggle />
      </div>
      <Steps steps={steps} current={2} onSelect={() => undefined} />
      <Pagination page={1} pageCount={61} href={(page) => `#strana-${page}`} />
      <Pagination page={30} pageCount={61} href={(page) => `#strana-${page}`} />
      <Floating />
    </div>
  );
}

/** Navigation within a page, and floating elements. */
export function NavigationSection() {
  return <Section title="Kretanje i delovi koji lebde" samples={() => <Navigation />} />;
}
