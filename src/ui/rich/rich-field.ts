import { useFieldControl } from '../field.tsx';

/**
 * Props that wire a Mantine widget to the `Field` around it. Mantine computes `aria-describedby` from its own
 * description only, so that description carries the ids of our hint and error and draws nothing itself.
 */
export function useRichField(own: Parameters<typeof useFieldControl>[0]) {
  const control = useFieldControl(own);
  const describedBy = control['aria-describedby'];
  return {
    ...(control.id === undefined ? {} : { id: control.id }),
    error: Boolean(control['aria-invalid']),
    withErrorStyles: false,
    inputWrapperOrder: ['input' as const, 'description' as const],
    ...(describedBy === undefined
      ? {}
      : { description: ' ', descriptionProps: { id: describedBy, renderRoot: () => null } }),
  };
}
