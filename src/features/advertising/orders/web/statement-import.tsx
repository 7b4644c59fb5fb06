import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FileDrop } from '#ui/file-drop.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { formatAmount } from '../../price-list/price-text.ts';
import { importStatement } from '../contract.ts';
import type { StatementResult } from '../fields.ts';

/** Banks use UTF-8 or the older Central European code page. */
const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
};

function Lines({ result }: { result: StatementResult }) {
  const t = useTexts();
  const language = useLanguage();
  const listed = result.lines.filter(({ outcome }) => outcome !== 'paid');
  const inDinars = (amount: number | null): string => (amount === null ? '–' : formatAmount(amount, 'RSD', language));
  return (
    <div className="stack g16">
      <Note tone={result.counts.paid > 0 ? 'ok' : 'info'}>
        {t('advertising.orders.statement.paid', { count: result.counts.paid })}
      </Note>
      {listed.length > 0 ? (
        <>
          <p>{t('advertising.orders.statement.listed', { count: listed.length })}</p>
          <Table label={t('advertising.orders.statement.table')} responsive>
            <thead>
              <tr>
                <th scope="col">{t('advertising.orders.statement.line')}</th>
                <th scope="col">{t('advertising.orders.statement.why')}</th>
                <th scope="col">{t('advertising.orders.reference')}</th>
                <th scope="col" className="number">
                  {t('advertising.orders.statement.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {listed.map((line) => (
                <tr key={line.line}>
                  <td data-label={t('advertising.orders.statement.line')}>{line.line}</td>
                  <td data-label={t('advertising.orders.statement.why')}>
                    {t(`advertising.orders.statement.outcomes.${line.outcome}`)}
                    {line.payer ? <span className="sm dim order-line">{line.payer}</span> : null}
                  </td>
                  <td className="order-employer" data-label={t('advertising.orders.reference')}>
                    {line.number ?? (line.reference || '–')}
                  </td>
                  <td className="number" data-label={t('advertising.orders.statement.amount')}>
                    {inDinars(line.amount)}
                    {line.outcome === 'wrong-amount' ? (
                      <span className="sm dim order-line">
                        {t('advertising.orders.statement.wanted', { total: inDinars(line.total) })}
                      </span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      ) : null}
    </div>
  );
}

/** Dialog for importing a bank statement: matching orders are paid, all other lines are listed with the reason. */
export function StatementImport({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<StatementResult | null>(null);
  const { run, busy, problem } = useAct(async (file: File) => {
    setResult(null);
    const csv = await textOf(file);
    setResult((await api.call(importStatement, { body: { csv } })).data);
    await revalidate();
  });
  const reading = busy !== null;

  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={t('advertising.orders.statement.title')}
      footer={<Button onClick={onClose}>{t('advertising.orders.statement.close')}</Button>}
    >
      <div className="stack g16" aria-busy={reading}>
        <p className="dim">{t('advertising.orders.statement.text')}</p>
        <FileDrop
          compact
          accept=".csv,.txt"
          action={t('advertising.orders.statement.choose')}
          rest={t('advertising.orders.statement.drop')}
          note={t('advertising.orders.statement.format')}
          disabled={reading}
          onFiles={([file]) => {
            if (file) void run(file);
          }}
        />
        {problem ? <Note tone="error">{problem}</Note> : null}
        {result ? <Lines result={result} /> : null}
      </div>
    </Modal>
  );
}
