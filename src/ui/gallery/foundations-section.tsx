import { Section } from './gallery-frame.tsx';

const colours = [
  ['pozadina', '--body'],
  ['površina', '--surface'],
  ['utisnuto', '--surface-2'],
  ['tekst', '--text'],
  ['sporedno', '--text-2'],
  ['radnja', '--primary'],
  ['izbor', '--primary-soft'],
  ['plaćeno', '--accent'],
  ['istaknuto', '--accent-soft-2'],
  ['greška', '--danger'],
  ['uspeh', '--ok'],
  ['tabla', '--board'],
] as const;

/** Colours and type. */
export function FoundationsSection() {
  return (
    <>
      <Section
        title="Boje"
        samples={() => (
          <div className="gallery-swatches">
            {colours.map(([name, variable]) => (
              <div key={variable}>
                <div className="gallery-swatch" style={{ background: `var(${variable})` }} />
                <span className="xs">{name}</span>
                <br />
                <span className="xs dim">{variable}</span>
              </div>
            ))}
          </div>
        )}
      />
      <Section
        title="Pismo"
        samples={() => (
          <div className="stack g12">
            <h1>Naslov strane, 40</h1>
            <h2>Naslov celine, 28: čć šž đ Đ</h2>
            <h3>Naslov kartice, 22: Ћирилица, њ љ џ ђ ћ</h3>
            <h4>Naslov dela, 18</h4>
            <p>Tekst, Onest 16/1,55. Vodićete knjigovodstvo za osam klijenata. Текст на ћирилици.</p>
            <p className="lead">Uvodni tekst, 18.</p>
            <p className="sm dim">Sporedni tekst, 14. Beograd, Vračar, hibridno, neodređeno vreme</p>
            <p>
              <a href="#veza">Veza u tekstu</a>
            </p>
          </div>
        )}
      />
    </>
  );
}
