import RichDateInput from '#ui/rich/rich-date-input.tsx';
import { RichProvider } from '#ui/rich/rich-provider.tsx';
import { useLanguage } from '#ui/site/site-context.tsx';

export interface DayCalendarProps {
  id: string;
  name: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The date field of the product with its provider; a separate chunk. */
export default function DayCalendar(props: DayCalendarProps) {
  const language = useLanguage();
  return (
    <RichProvider>
      <RichDateInput {...props} language={language} clearable />
    </RichProvider>
  );
}
