import signs from './drawings.svg?no-inline';

/** The sign of a benefit, by its code. */
export const BenefitSign = ({ code }: { code: string }) => (
  <svg className="icon link" aria-hidden="true">
    <use href={`${signs}#${code}`} />
  </svg>
);
