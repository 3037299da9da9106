/** While this is drawn, what lies over it shows this too. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { dialogNews } from '../ui/sheet.tsx';

export function useDialogNews(news: ComponentChildren): void {
  useEffect(() => {
    dialogNews.value = news;
    return () => {
      dialogNews.value = null;
    };
  }, []);
}
