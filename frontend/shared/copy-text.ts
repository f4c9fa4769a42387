/** Falls back to copying a selection, because the clipboard API does not exist over plain HTTP. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    getSelection()?.selectAllChildren(shown);
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies over plain http
    return document.execCommand('copy');
  }
}
