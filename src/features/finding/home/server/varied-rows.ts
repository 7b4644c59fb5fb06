interface Row {
  employerId: number;
  positionTitle: string;
}

/** The first `max` rows without a repeated employer or title, unless there are not enough of them; the order stays. */
export function variedRows<R extends Row>(rows: readonly R[], max: number): R[] {
  const employers = new Set<number>();
  const titles = new Set<string>();
  const varied = rows.filter(({ employerId, positionTitle }) => {
    if (employers.has(employerId) || titles.has(positionTitle)) return false;
    employers.add(employerId);
    titles.add(positionTitle);
    return true;
  });
  const others = rows.filter((row) => !varied.includes(row));
  const chosen = new Set([...varied, ...others].slice(0, max));
  return rows.filter((row) => chosen.has(row));
}
