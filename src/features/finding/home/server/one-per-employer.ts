/** The first `most` rows without a repeated employer, unless there are not enough employers; the order stays. */
export function onePerEmployer<Row extends { employerId: number }>(
  rows: readonly Row[],
  most: number,
): Row[] {
  const firsts = rows.filter(
    (row, at) => rows.findIndex(({ employerId }) => employerId === row.employerId) === at,
  );
  const others = rows.filter((row) => !firsts.includes(row));
  const chosen = new Set([...firsts, ...others].slice(0, most));
  return rows.filter((row) => chosen.has(row));
}
