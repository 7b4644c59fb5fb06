import { RecordFoot, RecordForm } from '#ui/records/record-form.tsx';
import { useRecord } from '#ui/records/use-record.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { adPeriods } from '../../../ad-type.ts';
import { savePriceList } from '../../price-list-contract.ts';
import type { PriceListForm, PriceListInput, PriceListView } from '../../price-list-fields.ts';
import { comparedPrices, toForm } from './price-form.ts';
import { FreeTypeRow, PackageRow, PricedTypeRow } from './price-rows.tsx';
import './price-editor.css';

const schema = async () => (await import('../../price-list-fields.ts')).priceListInput;

interface PartProps {
  list: PriceListView;
}

function AdTypes({ list }: PartProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="price-types">
      <h2 className="h4" id="price-types">
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
            <PricedTypeRow key={type.code} type={type} at={at} />
          ))}
          <FreeTypeRow available={list.free.available} />
        </tbody>
      </Table>
    </section>
  );
}

function Packages({ list }: PartProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="price-packages">
      <h2 className="h4" id="price-packages">
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
            <PackageRow key={code} name={name} at={at} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** `<main>` content of `/admin/cenovnik`: ad types with prices and switches, and packages, saved together. */
export function PriceEditor({ list }: { list: PriceListView }) {
  const t = useTexts();
  const api = useApi();
  const record = useRecord<PriceListView, PriceListForm, PriceListInput>({
    schema,
    of: list,
    toForm,
    save: async (body) => (await api.call(savePriceList, { body })).data,
    compared: comparedPrices(list, t),
    done: t('advertising.priceEditor.saved'),
  });
  return (
    <RecordForm name="price-list" record={record} className="price-editor">
      <div className="mb24">
        <h1>{t('advertising.priceEditor.title')}</h1>
        <p className="dim mt8">{t('advertising.priceEditor.lead')}</p>
      </div>
      <div className="stack g24">
        <AdTypes list={record.stored} />
        <Packages list={record.stored} />
        <RecordFoot record={record}>{t('advertising.priceEditor.save')}</RecordFoot>
      </div>
    </RecordForm>
  );
}
