import { type MouseEvent, useEffect, useState } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { IconCopy } from '#ui/icons/account-icons.tsx';
import { IconPhoto, IconShare } from '#ui/icons/posting-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { Modal } from '#ui/modal.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { storyPath } from '../../addresses.ts';
import './share-modal.css';

export interface ShareModalProps {
  id: number;
  title: string;
  onClose: () => void;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Whether the browser can hand a picture to other apps. */
const canShare = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false;

/**
 * The picture at an address as a file to share; null where files cannot be shared, and until it is loaded. It is loaded
 * in advance, because browsers only share right after a click.
 */
function useFile(path: string, name: string): File | null {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const type = 'image/png';
    if (!canShare([new File([], name, { type })])) return;
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetch(path, { signal: leaving.signal });
      if (response.ok) setFile(new File([await response.blob()], name, { type }));
    };
    // Without it the link downloads the picture.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [path, name]);
  return file;
}

/** Ways to share a posting: its address and its picture, by other apps of the device or by copying and downloading. */
export function ShareModal({ id, title, onClose }: ShareModalProps) {
  const t = useTexts();
  const toast = useToast();
  const story = storyPath(id, useLanguage());
  const name = `prilika-${id}.png`;
  const file = useFile(story, name);
  const shares = typeof navigator.share === 'function';
  /** False once the server had no time to draw it. */
  const [drawn, setDrawn] = useState(true);

  const shareLink = async (): Promise<void> => {
    const url = new URL(pageAddress('posting', id), location.origin).href;
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: 'ok', title: t('postings.page.shared') });
    };
    try {
      // What other apps do not take is copied.
      if (shares)
        await navigator.share({ title, url }).catch((error: unknown) => {
          if (isAborted(error)) throw error;
          return copy();
        });
      else await copy();
      onClose();
    } catch (error) {
      // Closing the sheet without a choice is not an error.
      if (isAborted(error)) return;
      toast.show({ tone: 'error', title: t('postings.page.shareFailed'), text: t('postings.page.shareByHand') });
    }
  };

  const shareStory = async (event: MouseEvent): Promise<void> => {
    if (!file) return;
    event.preventDefault();
    await navigator.share({ files: [file], title }).catch((error: unknown) => {
      if (!isAborted(error)) saveFile(story, name);
    });
  };

  return (
    <Modal open onClose={onClose} size="sm" title={t('postings.page.shareTitle')}>
      <div className="share-ways">
        {drawn ? <img src={story} alt="" width={108} height={192} onError={() => setDrawn(false)} /> : null}
        <div className="stack g12">
          <Button block variant="primary" onClick={() => void shareLink()} data-autofocus>
            {shares ? <IconShare /> : <IconCopy />}
            {t(shares ? 'postings.page.shareLink' : 'postings.page.copyLink')}
          </Button>
          <LinkButton block href={story} download={name} onClick={(event) => void shareStory(event)}>
            <IconPhoto />
            {t('postings.page.story')}
          </LinkButton>
          <p className="sm dim">{t('postings.page.storyHint')}</p>
        </div>
      </div>
    </Modal>
  );
}
