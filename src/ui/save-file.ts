/** Saves what is at an address of this site under a name, instead of opening it. */
export const saveFile = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};
