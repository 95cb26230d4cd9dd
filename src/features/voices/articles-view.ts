import type { Places } from '#domain/articles/places.ts';
import type { AskedList } from './asked-list.ts';

/** A list page's content: what its address asks for, and the places that decide how articles are drawn. */
export interface ArticlesView {
	title: string;
	asked: AskedList;
	places: Places;
}
