import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { formatBankAccount } from '#kit/bank-account.ts';
import { formatDate, localInstant } from '#kit/dates.ts';
import { formatNumber } from '#kit/money.ts';
import { formatPhone } from '#kit/phone.ts';
import { vatPercent } from '../../order-sums.ts';
import { formatPara } from '../../price-list/price-text.ts';
import type { ProformaData, ProformaParty } from '../../server/proforma-data.ts';
import { paymentQrText } from './payment-qr.ts';
import { Payment } from './proforma-payment.tsx';
import { amount, colours, inLine, styles } from './proforma-styles.ts';

/** Widths of the table columns; the second takes the remaining width. */
const widths = [28, undefined, 52, 88, 48, 84];

const numbers = ({ pib, registrationNumber }: ProformaParty): string =>
  `PIB ${pib}, matični broj ${registrationNumber}`;

function Brand() {
  return (
    <View style={styles.brand}>
      <Svg width={24} height={24} viewBox="0 0 32 32">
        <Path d="M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" fill="#006267" />
        <Path d="M9 6.5h3.6v19H9z" fill="#ffffff" />
        <Path d="M14.6 7.2 24 10.4v7.4l-9.4 3.2z" fill="#fcc33c" />
      </Svg>
      <Text style={styles.brandName}>prilika</Text>
    </View>
  );
}

function Header({ data }: { data: ProformaData }) {
  const { provider } = data;
  return (
    <View style={[styles.row, styles.lines, styles.header, { gap: 24 }]}>
      <View style={{ flex: 1 }}>
        <Brand />
        <Text style={styles.small}>{inLine(provider.name)}</Text>
        <Text style={styles.small}>{inLine(provider.address)}</Text>
        <Text style={styles.small}>{numbers(provider)}</Text>
        <Text style={styles.small}>Tekući račun {formatBankAccount(data.account)}</Text>
      </View>
      <View style={{ alignItems: 'flex-end' }}>
        <Text style={styles.title}>Predračun</Text>
        <Text style={styles.number}>{data.number}</Text>
        <Text style={styles.small}>Datum izdavanja: {formatDate(data.issuedOn, 'sr')}</Text>
        <Text style={styles.small}>Rok za uplatu: {formatDate(data.dueOn, 'sr')}</Text>
      </View>
    </View>
  );
}

function Buyer({ data: { buyer } }: { data: ProformaData }) {
  return (
    <View style={[styles.row, styles.lines, { gap: 24, marginBottom: 22 }]}>
      <View style={{ flex: 1.6 }}>
        <Text style={styles.heading}>Kupac</Text>
        <Text style={styles.bold}>{inLine(buyer.name)}</Text>
        <Text>{inLine(buyer.address)}</Text>
        <Text>{numbers(buyer)}</Text>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={styles.heading}>Aktiviranje</Text>
        <Text>Oglas se objavljuje po prijemu uplate i odobrenju. Paket se aktivira po prijemu uplate.</Text>
      </View>
    </View>
  );
}

function Cells({ cells, head = false }: { cells: ReactNode[]; head?: boolean }) {
  return (
    <View
      style={[styles.row, { gap: 8 }, head ? styles.tableHead : styles.tableRow]}
      wrap={false}
      {...(head ? { fixed: true } : {})}
    >
      {cells.map((cell, column) => {
        const width = widths[column];
        const place = [
          width === undefined ? { flex: 1 } : { width },
          column > 1 ? styles.right : {},
          head ? [styles.small, styles.bold] : [],
        ].flat();
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key and are never reordered
          <View key={column} style={place}>
            {typeof cell === 'string' ? <Text>{cell}</Text> : cell}
          </View>
        );
      })}
    </View>
  );
}

function Items({ data: { items, sums, discountPercent } }: { data: ProformaData }) {
  return (
    <View style={styles.lines}>
      <Cells head cells={['R. br.', 'Usluga', 'Količina', 'Cena bez PDV-a', 'Popust', 'Osnovica']} />
      {items.map(({ name, note, count, netPara }, at) => (
        <Cells
          // biome-ignore lint/suspicious/noArrayIndexKey: items are identified only by their index
          key={at}
          cells={[
            String(at + 1),
            <View key="service">
              <Text style={styles.bold}>{inLine(name)}</Text>
              {note === '' ? null : <Text style={styles.small}>{inLine(note)}</Text>}
            </View>,
            formatNumber(count, 'sr', 0),
            amount(netPara),
            `${discountPercent}%`,
            amount(sums.lines[at]?.base ?? 0),
          ]}
        />
      ))}
    </View>
  );
}

function Sums({ data: { sums, discountPercent } }: { data: ProformaData }) {
  const rows = [
    ...(sums.discount > 0
      ? [
          ['Vrednost bez popusta', amount(sums.sum)],
          [`Popust ${discountPercent}%`, `−${amount(sums.discount)}`],
        ]
      : []),
    ['Osnovica za PDV', amount(sums.base)],
    [`PDV ${vatPercent}%`, amount(sums.vat)],
  ];
  return (
    <View style={[styles.lines, { width: 248, marginLeft: 'auto', marginTop: 16 }]} wrap={false}>
      {rows.map(([label, value]) => (
        <View key={label} style={[styles.row, { marginBottom: 3 }]}>
          <Text style={{ color: colours.quiet }}>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
      <View style={[styles.row, styles.total]}>
        <Text>Za uplatu</Text>
        <Text style={{ fontSize: 15, fontWeight: 600, lineHeight: 1.1 }}>{formatPara(sums.total, 'sr')}</Text>
      </View>
    </View>
  );
}

function Footer({ data: { provider } }: { data: ProformaData }) {
  const contact = [provider.email, provider.phone === '' ? '' : formatPhone(provider.phone)];
  return (
    <View style={[styles.row, styles.lines, styles.footer]} fixed>
      <Text style={[styles.small, { flex: 1.2 }]}>
        Predračun nije račun i ne služi za odbitak prethodnog poreza. Predračun važi bez pečata i potpisa.
      </Text>
      <Text style={[styles.small, styles.right, { flex: 1 }]}>
        Pitanja: {contact.filter((part) => part !== '').join(', ')}
      </Text>
    </View>
  );
}

function PageNumber() {
  return (
    <Text
      fixed
      style={[styles.small, styles.pageNumber]}
      render={({ pageNumber, totalPages }) => (totalPages > 1 ? `Strana ${pageNumber} od ${totalPages}` : '')}
    />
  );
}

/**
 * A pro-forma invoice as a PDF: A4, in Serbian, with the NBS IPS QR (rules.md#pro-forma-invoices). It is a payment
 * instruction, not a tax document, and always in dinars. Throws `IpsQrError` when the payment data are invalid.
 */
export async function renderProforma(data: ProformaData): Promise<Uint8Array> {
  const issued = localInstant(data.issuedOn, 720);
  return renderToBuffer(
    <Document
      title={`Predračun ${data.number}`}
      author={inLine(data.provider.name)}
      creator="Prilika"
      producer="Prilika"
      language="sr-Latn"
      creationDate={issued}
      modificationDate={issued}
    >
      <Page size="A4" style={styles.page}>
        <Header data={data} />
        <Buyer data={data} />
        <Items data={data} />
        <Sums data={data} />
        <Payment data={data} qr={paymentQrText(data)} />
        <Footer data={data} />
        <PageNumber />
      </Page>
    </Document>,
  );
}
