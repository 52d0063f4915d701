"""The rules and every sentence about the games, in English and French: the one place all faces read."""

from .book import LANGUAGES, Book, Row, book, plain_letters

__all__ = ["LANGUAGES", "Book", "Row", "book", "plain_letters"]
