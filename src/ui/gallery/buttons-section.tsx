import { useState } from 'react';
import { Button, type ButtonVariant, LinkButton } from '../light/button.tsx';
import { IconButton, IconLink } from '../light/icon-button.tsx';
import { IconArrowRight, IconBell, IconHeart, IconHeartFilled, IconPlus } from '../light/icons.tsx';
import { TextButton, TextLink } from '../light/text-button.tsx';
import { Tooltip } from '../tooltip.tsx';
import { Sample, Section } from './gallery-frame.tsx';

const variants: [ButtonVariant, string, string][] = [
  ['primary', 'Prijavite se', 'primary, osnovno'],
  ['default', 'Sačuvaj', 'default, sporedno'],
  ['soft', 'Obnovi', 'soft, blago'],
  ['quiet', 'Preskoči', 'quiet, tiho'],
  ['accent', 'Istakni oglas', 'accent, plaćeno'],
  ['danger', 'Obriši nalog', 'danger, brisanje'],
  ['danger-outline', 'Odbij', 'danger-outline, odbijanje'],
];

function SaveHeart() {
  const [saved, setSaved] = useState(true);
  return (
    <IconButton
      label={saved ? 'Ukloni iz sačuvanih' : 'Sačuvaj oglas'}
      icon={saved ? <IconHeartFilled /> : <IconHeart />}
      pressed={saved}
      onClick={() => setSaved(!saved)}
    />
  );
}

/** Buttons and links that look like them, in every state. */
export function ButtonsSection() {
  return (
    <Section
      title="Dugmad i stanja"
      samples={() => (
        <div className="stack g24">
          <div className="gallery-row">
            {variants.map(([variant, text, name]) => (
              <Sample key={variant} name={name}>
                <Button variant={variant}>{text}</Button>
              </Sample>
            ))}
          </div>
          <div className="gallery-row">
            <Sample name="onemogućeno">
              <Button disabled>Prijavite se</Button>
            </Sample>
            <Sample name="isključeno sa razlogom">
              <Button variant="primary" disabledReason="Dodajte CV ili portfolio da biste nastavili.">
                Pošalji prijavu
              </Button>
            </Sample>
            <Sample name="učitavanje">
              <Button variant="primary" loading loadingText="Šaljemo">
                Pošalji prijavu
              </Button>
            </Sample>
            <Sample name="veza">
              <LinkButton variant="primary" href="#veza">
                Nastavite <IconArrowRight />
              </LinkButton>
            </Sample>
            <Sample name="isključena veza">
              <LinkButton variant="primary" href="#veza" disabledReason="Popunite obavezna polja.">
                Nastavite
              </LinkButton>
            </Sample>
          </div>
          <div className="gallery-row">
            <Sample name="sm, 36">
              <Button variant="primary" size="sm">
                Obnovi
              </Button>
            </Sample>
            <Sample name="md, 44">
              <Button variant="primary">
                <IconPlus />
                Novi oglas
              </Button>
            </Sample>
            <Sample name="lg, 52">
              <Button variant="primary" size="lg">
                Prijavite se na oglas
              </Button>
            </Sample>
          </div>
          <div className="gallery-row">
            <Sample name="ikona, uključivo">
              <SaveHeart />
            </Sample>
            <Sample name="ikona sa brojem">
              <IconLink href="#veza" label="Digitalni agenti, 3 nova oglasa" icon={<IconBell />} count={3} />
            </Sample>
            <Sample name="u redu, 36">
              <IconButton size="sm" label="Sačuvaj oglas" icon={<IconHeart />} />
            </Sample>
            <Sample name="sa okvirom">
              <IconButton framed label="Više" icon={<IconPlus />} />
            </Sample>
            <Sample name="tekst">
              <TextLink href="#veza">
                Svi oglasi poslodavca <IconArrowRight />
              </TextLink>
            </Sample>
            <Sample name="tekst, brisanje">
              <TextButton danger>Ukloni</TextButton>
            </Sample>
            <Sample name="objašnjenje">
              <Tooltip text="Vidi se samo vama." align="start">
                {(describedBy) => <TextButton aria-describedby={describedBy}>Ko ovo vidi</TextButton>}
              </Tooltip>
            </Sample>
          </div>
        </div>
      )}
    />
  );
}
