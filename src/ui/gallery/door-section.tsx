import { useState } from 'react';
import '../door.css';
import { Door, type DoorState } from '../door.tsx';
import { Button } from '../light/button.tsx';
import { Sample, Section } from './gallery-frame.tsx';

const states: [name: string, state: DoorState][] = [
  ['istekao', 'closed'],
  ['otvoren', 'ajar'],
  ['korak 1 od 3', { step: 1, of: 3 }],
  ['korak 2 od 3', { step: 2, of: 3 }],
  ['korak 3 od 3', { step: 3, of: 3 }],
  ['poslato', 'open'],
];

function Doors() {
  const [shown, setShown] = useState(0);
  const [name, state] = states[shown % states.length] ?? ['', 'closed'];
  return (
    <div className="stack g16">
      {[40, 84, 200].map((width) => (
        <div key={width} className="gallery-row">
          {states.map(([word, each]) => (
            <div key={word} style={{ width }}>
              <Sample name={word}>
                <Door state={each} />
              </Sample>
            </div>
          ))}
          <div style={{ width }}>
            <Sample name="nema strane">
              <Door state="open" wall />
            </Sample>
          </div>
        </div>
      ))}
      <div className="row g16" style={{ maxWidth: 320 }}>
        <Door state={state} />
        <Button onClick={() => setShown(shown + 1)}>{name}</Button>
      </div>
    </div>
  );
}

/** The door in all its states, and its motion from one to the next. */
export function DoorSection() {
  return <Section title="Vrata" samples={() => <Doors />} />;
}
