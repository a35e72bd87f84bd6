"""What a route can ask for, under short names."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter

from lanterne.server.calling.caller import Caller
from lanterne.server.mailing.postman import Postman
from lanterne.server.people import People
from lanterne.server.settings import Settings
from lanterne.server.store.rows import UserRow
from lanterne.server.store.store import Store
from lanterne.server.tables.far import Far
from lanterne.server.tables.listing import PublicList
from lanterne.server.tables.registry import Registry

TheCaller: TypeAlias = NamedDependency[Caller]
ThePostman: TypeAlias = NamedDependency[Postman]
ThePublicList: TypeAlias = NamedDependency[PublicList]
TheRegistry: TypeAlias = NamedDependency[Registry]
TheFar: TypeAlias = NamedDependency[Far]
TheStore: TypeAlias = NamedDependency[Store]
ThePeople: TypeAlias = NamedDependency[People]
TheSettings: TypeAlias = NamedDependency[Settings]
TheUser: TypeAlias = NamedDependency[UserRow]
TablePath: TypeAlias = Annotated[str, PathParameter(min_length=8, max_length=24, pattern="^[a-z0-9]+$")]
