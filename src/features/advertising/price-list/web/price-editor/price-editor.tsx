import { useState } from 'react';
import { problemOf } from '#shared/client-errors.ts';
import { Form } from '#ui/forms/form.tsx';
import { NewerNote } from '#ui/forms/newer-note.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { adPeriods } from '../../../ad-type.ts';
import { savePriceList } from '../../price-list-contract.ts';
import type { PriceListForm, PriceListInput, PriceListView } from '../../price-list-fields.ts';
import { differences, toForm } from './price-form.ts';
import { FreeTypeRow, PackageRow, PricedTypeRow, type PriceFormState } from './price-rows.tsx';
import './price-editor.css';

const loadSchema = async () => (await import('../../price-list-fields.ts')).priceListInput;

interface PartProps {
  form: PriceFormState;
  list: PriceListView;
}

function AdTypes({ form, list }: PartProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="price-types">
      <h2 className="admin-heading" id="price-types">
        {t('advertising.priceEditor.types')}
      </h2>
      <p className="sm dim mt8 mb16">{t('advertising.priceEditor.typesAbout')}</p>
      <Table label={t('advertising.priceEditor.types')} responsive>
        <thead>
          <tr>
            <th scope="col">{t('advertising.priceEditor.type')}</th>
            {adPeriods.map((days) => (
              <th key={days} scope="col">
                {t('advertising.days', { count: days })}
              </th>
            ))}
            <th scope="col">{t('advertising.priceEditor.offered')}</th>
            <th scope="col">{t('advertising.priceEditor.questionnaire')}</th>
            <th scope="col">{t('advertising.priceEditor.onHome')}</th>
            <th scope="col">{t('advertising.priceEditor.listBadge')}</th>
          </tr>
        </thead>
        <tbody>
          {list.adTypes.map((type, at) => (
            <PricedTypeRow key={type.code} form={form} type={type} at={at} />
          ))}
          <FreeTypeRow form={form} available={list.free.available} />
        </tbody>
      </Table>
    </section>
  );
}

function Packages({ form, list }: PartProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="price-packages">
      <h2 className="admin-heading" id="price-packages">
        {t('advertising.priceEditor.packages')}
      </h2>
      <p className="sm dim mt8 mb16">{t('advertising.priceEditor.packagesAbout')}</p>
      <Table label={t('advertising.priceEditor.packages')} responsive>
        <thead>
          <tr>
            <th scope="col">{t('advertising.priceEditor.package')}</th>
            <th scope="col">{t('advertising.priceEditor.discount')}</th>
            <th scope="col">{t('advertising.priceEditor.from')}</th>
            <th scope="col">{t('advertising.priceEditor.to')}</th>
            <th scope="col">{t('advertising.priceEditor.months')}</th>
          </tr>
        </thead>
        <tbody>
          {list.packages.map(({ code, name }, at) => (
            <PackageRow key={code} form={form} name={name} at={at} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** Everything of `/admin/cenovnik` inside its `<main>`: ad types with prices and switches, and packages, saved together. */
export function PriceEditor({ list }: { list: PriceListView }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const [saved, setSaved] = useState(list);
  const [newer, setNewer] = useState<PriceListView | null>(null);
  const form = useZodForm<PriceListForm, PriceListInput>({
    schema: loadSchema,
    defaultValues: toForm(list),
  });
  const { isSubmitting, isDirty } = form.formState;

  const show = (view: PriceListView): void => {
    setSaved(view);
    setNewer(null);
    form.reset(toForm(view));
  };

  const submission = useSubmit(
    form,
    async (body) => {
      setNewer(null);
      show((await api.call(savePriceList, { body })).data);
      toast.show({ tone: 'ok', title: t('advertising.priceEditor.saved') });
    },
    (error, usual) => {
      const current = problemOf(error)?.current;
      if (!current) return usual();
      setNewer(current as PriceListView);
      return null;
    },
  );

  const keepMine = (view: PriceListView): void => {
    form.setValue('version', view.version);
    void submission.submit();
  };

  const changed = newer
    ? differences(
        form.getValues(),
        toForm(newer),
        newer.packages.map(({ name }) => name),
        t,
      )
    : [];
  return (
    <Form name="price-list" submission={submission} className="price-editor">
      <div className="mb24">
        <h1>{t('advertising.priceEditor.title')}</h1>
        <p className="dim mt8">{t('advertising.priceEditor.lead')}</p>
      </div>
      <div className="stack g24">
        <AdTypes form={form} list={saved} />
        <Packages form={form} list={saved} />
        {newer ? (
          <NewerNote
            title={t('advertising.priceEditor.newer')}
            differences={changed}
            onShow={() => show(newer)}
            onKeep={() => keepMine(newer)}
          />
        ) : null}
        <div className="row g16 flex-wrap end">
          {isDirty ? <span className="sm dim">{t('advertising.priceEditor.unsaved')}</span> : null}
          <Button
            type="submit"
            variant="primary"
            loading={isSubmitting}
            loadingText={t('advertising.priceEditor.saving')}
          >
            {t('advertising.priceEditor.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
