import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { formatBankAccount } from '#kit/bank-account.ts';
import { formatDate } from '#kit/dates.ts';
import { formatPara } from '../../price-list/price-text.ts';
import type { ProformaData } from '../../server/proforma-data.ts';
import { qrPath } from '../qr-path.ts';
import { colours, inLine, styles } from './proforma-styles.ts';

function QrCode({ text }: { text: string }) {
  const { size, path } = qrPath(text);
  return (
    <Svg width={132} height={132} viewBox={`0 0 ${size} ${size}`}>
      <Path d={path} fill="#000000" />
    </Svg>
  );
}

/** The payment slip data as a QR code and as text. */
export function Payment({ data, qr }: { data: ProformaData; qr: string }) {
  const { provider, sums, account, reference, purpose } = data;
  const rows = [
    ['Primalac', inLine(provider.name)],
    ['Račun primaoca', formatBankAccount(account)],
    ['Iznos', formatPara(sums.total, 'sr')],
    ['Svrha uplate', inLine(purpose)],
    ['Model i poziv na broj', `97   ${reference.slice(0, 2)}-${reference.slice(2)}`],
    ['Rok za uplatu', formatDate(data.dueOn, 'sr')],
  ];
  return (
    <View style={[styles.lines, styles.payment]} wrap={false}>
      <View style={{ alignItems: 'center' }}>
        <QrCode text={qr} />
        <Text style={{ fontSize: 9, fontWeight: 600 }}>NBS IPS QR</Text>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={styles.heading}>Podaci za uplatu</Text>
        {rows.map(([label, value]) => (
          <View key={label} style={{ flexDirection: 'row', gap: 12, marginBottom: 3 }}>
            <Text style={{ width: 112, color: colours.quiet }}>{label}</Text>
            <Text style={[{ flex: 1 }, styles.bold]}>{value}</Text>
          </View>
        ))}
        <Text style={[styles.small, { marginTop: 6 }]}>
          Skenirajte kod u aplikaciji svoje banke ili prepišite podatke. Poziv na broj je važan, jer po njemu
          prepoznajemo uplatu.
        </Text>
      </View>
    </View>
  );
}
