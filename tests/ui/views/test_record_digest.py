"""The digest of a record, as it stands on the cloth."""

import pygame
import pytest

from briscola.ui.render.kit import Kit
from briscola.ui.views.record_digest import DigestTag
from tests.ui.drawn import QUICK


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (2560, 1440)])
def test_its_words_and_its_picture_lie_within_the_ring_of_the_focus(size: tuple[int, int]) -> None:
    tag = DigestTag(Kit(size, QUICK), (size[0] - 60, 80), "3c" * 32)
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    tag.draw(cloth)
    assert tag.rect.contains(cloth.get_bounding_rect(min_alpha=128))
